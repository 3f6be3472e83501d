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

export interface TowerPicture {
  show: (look: Look) => void;
  fall: () => void;
  turn: (radians: number) => void;
  resize: () => void;
  dispose: () => void;
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

/** Draw a tower on a canvas; throws where there is no WebGL. */
export function drawTower(
  canvas: HTMLCanvasElement,
  choose: (place: string) => void,
): TowerPicture {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
  const scene = new Scene();
  const camera = new PerspectiveCamera(28, 1, 0.1, 100);
  scene.add(new AmbientLight(0xffffff, 1.7));
  const sun = new DirectionalLight(0xffffff, 1.9);
  sun.position.set(4, 9, 6);
  scene.add(sun);
  const tower = new Group();
  const rubble = new Group();
  scene.add(tower, rubble);

  const box = new BoxGeometry(LENGTH * 0.985, HEIGHT * 0.965, WIDTH * 0.965);
  const edges = new EdgesGeometry(box);
  const materials = new Map<string, MeshLambertMaterial[]>();
  const plain = new LineBasicMaterial({ color: 0x1b2427, transparent: true, opacity: 0.45 });
  const bright = new LineBasicMaterial({ color: 0xf2b65a });
  const wide = new BoxGeometry(LENGTH + 0.09, HEIGHT + 0.07, WIDTH + 0.09);
  const frame = new EdgesGeometry(wide);

  let angle = Math.PI / 5;
  let height = 1;
  let falling: Fall | null = null;
  let started = 0;
  let asked = 0;

  function materialsOf(block: string): MeshLambertMaterial[] {
    let found = materials.get(block);
    if (found === undefined) {
      const end = new MeshLambertMaterial({ map: paint(block, false) });
      const side = new MeshLambertMaterial({ map: paint(block, true) });
      found = [end, end, side, side, side, side];
      materials.set(block, found);
    }
    return found;
  }

  function render(): void {
    const middle = (height * HEIGHT) / 2;
    const slope = 2 * Math.tan((camera.fov * Math.PI) / 360);
    const far = Math.max((height * HEIGHT + 1.2) / slope, 4.6 / (slope * camera.aspect)) + 2.2;
    camera.position.set(Math.sin(angle) * far, middle + far * 0.2, Math.cos(angle) * far);
    camera.lookAt(0, middle, 0);
    renderer.render(scene, camera);
    canvas.dataset["drawn"] = "";
  }

  function soon(): void {
    if (asked === 0) asked = requestAnimationFrame(draw);
  }

  /** What is to be seen now; while the tower falls, soon again. */
  function draw(): void {
    asked = 0;
    if (falling !== null) tumble(falling);
    render();
    if (falling !== null) soon();
  }

  /** One moment of the fall, and at its end the tower as it was built again. */
  function tumble(fall: Fall): void {
    const passed = (performance.now() - started) / 1000;
    fall.at(passed);
    fall.blocks.forEach(({ position, rotation }, i) => {
      rubble.children[i]?.position.set(...position);
      rubble.children[i]?.rotation.set(...rotation);
    });
    if (passed >= FALL_SECONDS) settle();
  }

  function settle(): void {
    falling = null;
    rubble.clear();
    tower.visible = true;
    delete canvas.dataset["falling"];
  }

  function resize(): void {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / clientHeight;
    camera.updateProjectionMatrix();
    // A canvas of another size is empty: it is drawn again before the page is shown.
    render();
  }

  function show(look: Look): void {
    tower.clear();
    height = look.layers.length;
    bright.color = new Color(look.mark);
    look.layers.forEach((layer, i) => {
      layer.blocks.forEach((block, slot) => {
        if (!block) return;
        const place = `${i + 1} ${SLOTS[slot]}`;
        const mesh = new Mesh(box, materialsOf(block));
        mesh.name = place;
        const aside = (slot - 1) * WIDTH;
        const up = (i + 0.5) * HEIGHT;
        if (i % 2 === 0) mesh.position.set(0, up, aside);
        else {
          mesh.position.set(aside, up, 0);
          mesh.rotation.y = Math.PI / 2;
        }
        const isMarked = look.marked.has(place);
        mesh.add(new LineSegments(edges, plain));
        if (isMarked) mesh.add(new LineSegments(frame, bright));
        if (look.chosen === place) {
          if (i % 2 === 0) mesh.position.x += 0.5;
          else mesh.position.z += 0.5;
        }
        mesh.userData["marked"] = isMarked;
        tower.add(mesh);
      });
    });
    soon();
  }

  function fall(): void {
    if (tower.children.length === 0) return;
    rubble.clear();
    const spin = (): number => 9 * (Math.random() - 0.5);
    const blocks = tower.children.map((child): FallingBlock => {
      const mesh = (child as Mesh).clone();
      rubble.add(mesh);
      const { position, rotation } = mesh;
      const up = position.y / Math.max(1, height * HEIGHT);
      const way = Math.random() * 2 * Math.PI;
      const throwing = 1 + 3.5 * up;
      return {
        position: [position.x, position.y, position.z],
        rotation: [rotation.x, rotation.y, rotation.z],
        speed: [Math.sin(way) * throwing, up, Math.cos(way) * throwing + 1.5 * up],
        spin: [spin(), spin(), spin()],
      };
    });
    falling = new Fall(blocks, HEIGHT / 2);
    tower.visible = false;
    canvas.dataset["falling"] = "";
    started = performance.now();
    soon();
  }

  function turn(radians: number): void {
    angle += radians;
    soon();
  }

  // A drag turns the tower, a click chooses the block under it.
  let from: { x: number; moved: number } | null = null;
  const ray = new Raycaster();
  const onDown = (event: PointerEvent): void => {
    from = { x: event.clientX, moved: 0 };
    canvas.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent): void => {
    if (from === null) return;
    const by = event.clientX - from.x;
    from = { x: event.clientX, moved: from.moved + Math.abs(by) };
    turn(-by * 0.012);
  };
  const onUp = (event: PointerEvent): void => {
    const was = from;
    from = null;
    if (was === null || was.moved > 6) return;
    const rect = canvas.getBoundingClientRect();
    const x = ((event.clientX - rect.left) / rect.width) * 2 - 1;
    const y = 1 - ((event.clientY - rect.top) / rect.height) * 2;
    ray.setFromCamera(new Vector2(x, y), camera);
    const hit = ray.intersectObjects(tower.children, false)[0];
    if (hit !== undefined) choose(hit.object.name);
  };
  canvas.addEventListener("pointerdown", onDown);
  canvas.addEventListener("pointermove", onMove);
  canvas.addEventListener("pointerup", onUp);

  return {
    show,
    fall,
    turn,
    resize,
    dispose: () => {
      cancelAnimationFrame(asked);
      canvas.removeEventListener("pointerdown", onDown);
      canvas.removeEventListener("pointermove", onMove);
      canvas.removeEventListener("pointerup", onUp);
      for (const list of materials.values()) {
        for (const material of new Set(list)) {
          material.map?.dispose();
          material.dispose();
        }
      }
      for (const thing of [box, edges, wide, frame, plain, bright, renderer]) thing.dispose();
    },
  };
}
