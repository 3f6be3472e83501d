// The tower in three dimensions: drawn when something changes, turned by hand, and seen to fall.
import {
  AmbientLight,
  BoxGeometry,
  CanvasTexture,
  Color,
  DirectionalLight,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshLambertMaterial,
  PerspectiveCamera,
  Raycaster,
  Scene,
  SRGBColorSpace,
  Vector2,
  WebGLRenderer,
} from "three";
import { Fall, FALL_SECONDS, type FallingBlock } from "./fall";
import { SLOTS, type Colour, type Layer } from "./types";
import { coloursOf } from "./view";

// A block: three times as long as wide, and less high than wide.
const LENGTH = 3;
const WIDTH = 1;
const HEIGHT = 0.6;

const WOOD: Record<Colour, string> = {
  green: "#2f8a57",
  orange: "#dd7a26",
  yellow: "#ecc53a",
  purple: "#7d55ad",
};

export interface Look {
  layers: Layer[];
  /** Blocks that can be chosen, as "4 left". */
  marked: Set<string>;
  chosen: string | null;
  /** The colour of edges of marked blocks. */
  mark: string;
}

function drawSign(pen: CanvasRenderingContext2D, colour: Colour, x: number, y: number): void {
  pen.beginPath();
  if (colour === "green") {
    pen.moveTo(x, y - 20);
    pen.lineTo(x + 21, y + 16);
    pen.lineTo(x - 21, y + 16);
  } else if (colour === "orange") pen.rect(x - 17, y - 17, 34, 34);
  else if (colour === "yellow") pen.arc(x, y, 19, 0, 7);
  else {
    pen.moveTo(x, y - 23);
    pen.lineTo(x + 23, y);
    pen.lineTo(x, y + 23);
    pen.lineTo(x - 23, y);
  }
  pen.closePath();
  pen.fillStyle = "rgb(255 255 255 / 92%)";
  pen.strokeStyle = "#1b2427";
  pen.lineWidth = 4;
  pen.fill();
  pen.stroke();
}

/** The side of a block: its colours beside each other, with their signs at both ends. */
function paint(block: string, long: boolean): CanvasTexture {
  const sheet = document.createElement("canvas");
  sheet.width = long ? 384 : 128;
  sheet.height = 77;
  const pen = sheet.getContext("2d") as CanvasRenderingContext2D;
  const colours = coloursOf(block);
  const part = sheet.width / colours.length;
  colours.forEach((colour, i) => {
    pen.fillStyle = WOOD[colour];
    pen.fillRect(i * part, 0, part, sheet.height);
  });
  pen.strokeStyle = "rgb(0 0 0 / 12%)";
  for (let y = 12; y < sheet.height; y += 16) {
    pen.beginPath();
    pen.moveTo(0, y);
    pen.bezierCurveTo(part / 2, y + 6, part, y - 6, sheet.width, y + 2);
    pen.stroke();
  }
  colours.forEach((colour, i) => {
    const x = colours.length === 1 ? sheet.width / 2 : (i + 0.5) * part;
    if (long) {
      drawSign(pen, colours[0] as Colour, 34, 38);
      drawSign(pen, colours.at(-1) as Colour, sheet.width - 34, 38);
    } else drawSign(pen, colour, x, 38);
  });
  const texture = new CanvasTexture(sheet);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

/** Where a block lies: layers lie across each other, and one that is chosen looks out. */
function lay(mesh: Mesh, layer: number, slot: number, isChosen: boolean): void {
  const aside = (slot - 1) * WIDTH;
  const out = isChosen ? 0.5 : 0;
  const up = (layer + 0.5) * HEIGHT;
  if (layer % 2 === 0) mesh.position.set(out, up, aside);
  else {
    mesh.position.set(aside, up, out);
    mesh.rotation.y = Math.PI / 2;
  }
}

/** How a block begins to fall: the higher it lies, the farther it is thrown. */
function thrown({ position, rotation }: Mesh, height: number): FallingBlock {
  const spin = (): number => 9 * (Math.random() - 0.5);
  const up = position.y / Math.max(1, height * HEIGHT);
  const direction = Math.random() * 2 * Math.PI;
  const speed = 1 + 3.5 * up;
  return {
    position: [position.x, position.y, position.z],
    rotation: [rotation.x, rotation.y, rotation.z],
    speed: [Math.sin(direction) * speed, up, Math.cos(direction) * speed + 1.5 * up],
    spin: [spin(), spin(), spin()],
  };
}

/** A tower on a canvas. There must be WebGL. */
export class TowerPicture {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(28, 1, 0.1, 100);
  readonly #tower = new Group();
  readonly #rubble = new Group();

  readonly #box = new BoxGeometry(LENGTH * 0.985, HEIGHT * 0.965, WIDTH * 0.965);
  readonly #edges = new EdgesGeometry(this.#box);
  readonly #wide = new BoxGeometry(LENGTH + 0.09, HEIGHT + 0.07, WIDTH + 0.09);
  readonly #frame = new EdgesGeometry(this.#wide);
  readonly #plain = new LineBasicMaterial({ color: 0x1b2427, transparent: true, opacity: 0.45 });
  readonly #bright = new LineBasicMaterial({ color: 0xf2b65a });
  readonly #materials = new Map<string, MeshLambertMaterial[]>();

  #angle = Math.PI / 5;
  #height = 1;
  #falling: Fall | null = null;
  #started = 0;
  #asked = 0;
  readonly #leave = new AbortController();

  constructor(
    readonly canvas: HTMLCanvasElement,
    readonly choose: (place: string) => void,
  ) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.#renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
    const sun = new DirectionalLight(0xffffff, 1.9);
    sun.position.set(4, 9, 6);
    this.#scene.add(new AmbientLight(0xffffff, 1.7), sun, this.#tower, this.#rubble);
    this.#listen();
  }

  show(look: Look): void {
    this.#tower.clear();
    this.#height = look.layers.length;
    this.#bright.color = new Color(look.mark);
    look.layers.forEach((layer, i) => {
      layer.blocks.forEach((block, slot) => {
        if (block) this.#tower.add(this.#block(block, i, slot, look));
      });
    });
    this.#soon();
  }

  #block(block: string, layer: number, slot: number, look: Look): Mesh {
    const mesh = new Mesh(this.#box, this.#materialsOf(block));
    mesh.name = `${layer + 1} ${SLOTS[slot]}`;
    lay(mesh, layer, slot, look.chosen === mesh.name);
    mesh.add(new LineSegments(this.#edges, this.#plain));
    if (look.marked.has(mesh.name)) mesh.add(new LineSegments(this.#frame, this.#bright));
    return mesh;
  }

  #materialsOf(block: string): MeshLambertMaterial[] {
    let found = this.#materials.get(block);
    if (found === undefined) {
      const end = new MeshLambertMaterial({ map: paint(block, false) });
      const side = new MeshLambertMaterial({ map: paint(block, true) });
      found = [end, end, side, side, side, side];
      this.#materials.set(block, found);
    }
    return found;
  }

  fall(): void {
    if (this.#tower.children.length === 0) return;
    this.#rubble.clear();
    const blocks = this.#tower.children.map((child) => (child as Mesh).clone());
    this.#rubble.add(...blocks);
    this.#falling = new Fall(
      blocks.map((block) => thrown(block, this.#height)),
      HEIGHT / 2,
    );
    this.#tower.visible = false;
    this.canvas.dataset["falling"] = "";
    this.#started = performance.now();
    this.#soon();
  }

  turn(radians: number): void {
    this.#angle += radians;
    this.#soon();
  }

  resize(): void {
    const { clientWidth, clientHeight } = this.canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.#renderer.setSize(clientWidth, clientHeight, false);
    this.#camera.aspect = clientWidth / clientHeight;
    this.#camera.updateProjectionMatrix();
    // A canvas of another size is empty: it is drawn again before the page is shown.
    this.#render();
  }

  dispose(): void {
    cancelAnimationFrame(this.#asked);
    this.#leave.abort();
    for (const material of new Set([...this.#materials.values()].flat())) {
      material.map?.dispose();
      material.dispose();
    }
    for (const thing of [this.#box, this.#edges, this.#wide, this.#frame]) thing.dispose();
    for (const thing of [this.#plain, this.#bright, this.#renderer]) thing.dispose();
  }

  #soon(): void {
    if (this.#asked === 0) this.#asked = requestAnimationFrame(() => this.#draw());
  }

  /** What is to be seen now; while the tower falls, soon again. */
  #draw(): void {
    this.#asked = 0;
    if (this.#falling !== null) this.#tumble(this.#falling);
    this.#render();
    if (this.#falling !== null) this.#soon();
  }

  #render(): void {
    const camera = this.#camera;
    const high = this.#height * HEIGHT;
    const slope = 2 * Math.tan((camera.fov * Math.PI) / 360);
    const far = Math.max((high + 1.2) / slope, 4.6 / (slope * camera.aspect)) + 2.2;
    const [x, z] = [Math.sin(this.#angle) * far, Math.cos(this.#angle) * far];
    camera.position.set(x, high / 2 + far * 0.2, z);
    camera.lookAt(0, high / 2, 0);
    this.#renderer.render(this.#scene, camera);
    this.canvas.dataset["drawn"] = "";
  }

  /** One moment of the fall, and at its end the tower as it was built again. */
  #tumble(fall: Fall): void {
    const passed = (performance.now() - this.#started) / 1000;
    fall.at(passed);
    fall.blocks.forEach(({ position, rotation }, i) => {
      this.#rubble.children[i]?.position.set(...position);
      this.#rubble.children[i]?.rotation.set(...rotation);
    });
    if (passed < FALL_SECONDS) return;
    this.#falling = null;
    this.#rubble.clear();
    this.#tower.visible = true;
    delete this.canvas.dataset["falling"];
  }

  /** A drag turns the tower, a click chooses the block under it. */
  #listen(): void {
    const { canvas } = this;
    const { signal } = this.#leave;
    let from: { x: number; moved: number } | null = null;
    const press = (event: PointerEvent): void => {
      from = { x: event.clientX, moved: 0 };
      canvas.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (from === null) return;
      const by = event.clientX - from.x;
      from = { x: event.clientX, moved: from.moved + Math.abs(by) };
      this.turn(-by * 0.012);
    };
    const release = (event: PointerEvent): void => {
      const isClick = from !== null && from.moved <= 6;
      from = null;
      const place = isClick ? this.#placeAt(event) : undefined;
      if (place !== undefined) this.choose(place);
    };
    canvas.addEventListener("pointerdown", press, { signal });
    canvas.addEventListener("pointermove", move, { signal });
    canvas.addEventListener("pointerup", release, { signal });
  }

  /** The block under a pointer. */
  #placeAt(event: PointerEvent): string | undefined {
    const rect = this.canvas.getBoundingClientRect();
    const x = ((event.clientX - rect.left) / rect.width) * 2 - 1;
    const y = 1 - ((event.clientY - rect.top) / rect.height) * 2;
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(x, y), this.#camera);
    return ray.intersectObjects(this.#tower.children, false)[0]?.object.name;
  }
}
