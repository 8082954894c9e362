import "@fontsource-variable/figtree/wght.css";
import "@mantine/core/styles.layer.css";
import "./theme/global.css";
import { startApp } from "./start-app.tsx";

await startApp();
