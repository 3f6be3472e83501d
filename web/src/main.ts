// Where the page begins.
import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { recognise } from "./lib/me.svelte";
import { followLinks } from "./lib/route.svelte";
import { keepSettings, settings } from "./lib/settings.svelte";
import { loadMessages, speak } from "./lib/messages.svelte";

keepSettings();
followLinks();
await speak(settings.language);
await loadMessages("house");
void recognise().catch(() => null);
mount(App, { target: document.getElementById("app") as HTMLElement });
