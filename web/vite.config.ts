// Builds the client into the Python package, each file also compressed, so that the house only sends.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

const OUT = "../src/safehouse/web";

function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle() {
      for (const name of readdirSync(OUT, { recursive: true, encoding: "utf8" })) {
        const path = join(OUT, name);
        if (!statSync(path).isFile() || !/\.(js|css|html|svg|webmanifest|json)$/.test(path))
          continue;
        const content = readFileSync(path);
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        writeFileSync(`${path}.br`, brotliCompressSync(content, quality));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: { outDir: OUT, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://localhost:8640", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
} as Parameters<typeof defineConfig>[0]);
