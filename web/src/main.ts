// Where the page begins.
import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { recognise } from "./lib/me.svelte";
import { followLinks } from "./lib/route.svelte";
import { keepSettings, settings } from "./lib/settings.svelte";
import { loadWords, speak } from "./lib/words.svelte";

keepSettings();
followLinks();
await speak(settings.language);
await loadWords("site", "errors");
void recognise().catch(() => null);
mount(App, { target: document.getElementById("app") as HTMLElement });
