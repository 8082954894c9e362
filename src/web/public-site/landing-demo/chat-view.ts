import classes from "./landing-demo.module.css";
import type { LandingDemoAnswer, Tap } from "./play-landing-demo.ts";

/** The bubbles. What is tapped in an answer goes to `onTap`; answers that were overtaken can't be tapped any more. */
export const createChatView = (chat: HTMLElement, onTap: (tap: Tap) => void) => {
  const typing = makeElement("p", `${classes["theirs"]} ${classes["typing"]}`);
  typing.setAttribute("aria-hidden", "true");
  typing.append(makeElement("i"), makeElement("i"), makeElement("i"));
  const add = (...parts: HTMLElement[]): void => {
    chat.append(...parts);
    chat.scrollTo({ top: chat.scrollHeight, behavior: isMotionAllowed() ? "smooth" : "instant" });
  };
  return {
    clear: () => {
      for (const part of chat.querySelectorAll("[data-said]")) part.remove();
    },
    showTyping: () => add(typing),
    hideTyping: () => typing.remove(),
    /** The last answer's options, when what was tapped didn't arrive. */
    wake: () => {
      for (const button of [...chat.querySelectorAll("ul")].at(-1)?.querySelectorAll("button") ?? [])
        button.disabled = false;
    },
    addOwn: (text: string) => {
      for (const button of chat.querySelectorAll("button")) button.disabled = true;
      add(said("p", classes["mine"], text));
    },
    addTheirs: ({ text, options }: LandingDemoAnswer["messages"][number]) => {
      const bubble = said("p", classes["theirs"], text);
      if (options.length === 0) return add(bubble);
      const list = said("ul", classes["options"], "");
      list.append(...options.map((option) => optionItem(option, onTap)));
      add(bubble, list);
    },
  };
};

/** Motion is welcome unless the visitor's system says otherwise. */
export const isMotionAllowed = (): boolean => !matchMedia("(prefers-reduced-motion: reduce)").matches;

export const makeElement = (tag: string, className = "", text = ""): HTMLElement => {
  const made = document.createElement(tag);
  if (className !== "") made.className = className;
  if (text !== "") made.textContent = text;
  return made;
};

const said = (tag: string, className = "", text = ""): HTMLElement => {
  const made = makeElement(tag, className, text);
  made.dataset["said"] = "";
  made.dir = "auto";
  return made;
};

type Option = LandingDemoAnswer["messages"][number]["options"][number];

const optionItem = ({ id, title, description }: Option, onTap: (tap: Tap) => void): HTMLElement => {
  const button = makeElement("button", classes["option"], title) as HTMLButtonElement;
  button.type = "button";
  if (description !== null) button.append(makeElement("small", "", description));
  button.addEventListener("click", () => onTap({ text: title, choiceId: id }));
  const item = makeElement("li");
  item.append(button);
  return item;
};
