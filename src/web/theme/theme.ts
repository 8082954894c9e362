import { createTheme, defaultVariantColorsResolver, type VariantColorsResolver } from "@mantine/core";
import { dark, gray, green, ink, red, yellow } from "./colors.ts";
import classes from "./controls.module.css";

const fontFamily = "'Figtree Variable', -apple-system, 'Segoe UI', Roboto, sans-serif";

// Five sizes for everything; weight and space make the hierarchy.
const fontSizes = { xs: "0.75rem", sm: "0.875rem", md: "1rem", lg: "1.25rem", xl: "1.75rem" };

// Filled colors are light on dark screens, so the text on them must change with the scheme; Mantine decides it once.
const textOnFilled: Record<string, string> = {
  green: "var(--mantine-primary-color-contrast)",
  red: "light-dark(var(--mantine-color-white), var(--mantine-color-black))",
};

const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const color = input.variant === "filled" ? textOnFilled[input.color ?? "green"] : undefined;
  return color ? { ...colors, color } : colors;
};

const dialogClasses = {
  content: classes.modalContent,
  header: classes.modalHeader,
  title: classes.modalTitle,
  close: classes.modalClose,
};

// What drops down stays inside the landmark or dialog it belongs to, where a screen reader finds it.
const inPlace = { withinPortal: false, floatingStrategy: "fixed" } as const;

export const theme = createTheme({
  variantColorResolver,
  black: ink,
  colors: { green, gray, dark, red, yellow },
  primaryColor: "green",
  primaryShade: { light: 6, dark: 4 },
  autoContrast: true,
  fontFamily,
  fontSizes,
  lineHeights: { xs: "1.35", sm: "1.45", md: "1.5", lg: "1.35", xl: "1.2" },
  headings: {
    fontFamily,
    fontWeight: "650",
    textWrap: "balance",
    sizes: {
      h1: { fontSize: fontSizes.xl, lineHeight: "1.2" },
      h2: { fontSize: fontSizes.lg, lineHeight: "1.3" },
      h3: { fontSize: fontSizes.md, lineHeight: "1.4" },
      h4: { fontSize: fontSizes.md, lineHeight: "1.4" },
      h5: { fontSize: fontSizes.sm, lineHeight: "1.45" },
      h6: { fontSize: fontSizes.sm, lineHeight: "1.45" },
    },
  },
  spacing: { xs: "0.5rem", sm: "0.75rem", md: "1rem", lg: "1.5rem", xl: "2rem" },
  radius: { xs: "0.25rem", sm: "0.375rem", md: "0.625rem", lg: "0.875rem", xl: "1.25rem" },
  defaultRadius: "md",
  cursorType: "pointer",
  respectReducedMotion: true,
  components: {
    Button: {
      defaultProps: { size: "md" },
      classNames: { root: classes.button, inner: classes.buttonInner, label: classes.buttonLabel },
    },
    ActionIcon: { defaultProps: { size: 44, variant: "subtle", color: "gray" } },
    Input: { classNames: { wrapper: classes.field, input: classes.fieldInput } },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ["label", "input", "description", "error"] },
      classNames: { label: classes.label, description: classes.description, error: classes.error },
    },
    TextInput: { defaultProps: { size: "md" } },
    NumberInput: { defaultProps: { size: "md" } },
    Textarea: { defaultProps: { size: "md" } },
    Select: { defaultProps: { size: "md" } },
    NativeSelect: { defaultProps: { size: "md" } },
    MultiSelect: { defaultProps: { size: "md" } },
    TagsInput: { defaultProps: { size: "md" } },
    PasswordInput: { defaultProps: { size: "md" }, classNames: { visibilityToggle: classes.reveal } },
    Checkbox: { classNames: { root: classes.tick, input: classes.tickBox } },
    Radio: { classNames: { root: classes.tick, radio: classes.tickBox } },
    Switch: { classNames: { root: classes.tick, input: classes.switchInput, track: classes.switchTrack } },
    Popover: { defaultProps: inPlace },
    Combobox: { defaultProps: inPlace },
    // It is in a list, where only options are heard: one that can't be chosen.
    ComboboxEmpty: { defaultProps: { role: "option", "aria-disabled": true, "aria-selected": false } },
    Menu: {
      // Without the placeholder, which is a focusable element no menu may contain.
      defaultProps: {
        position: "bottom-end",
        shadow: "md",
        transitionProps: { duration: 140 },
        withInitialFocusPlaceholder: false,
      },
      classNames: { item: classes.menuItem },
    },
    Modal: {
      defaultProps: {
        padding: "lg",
        radius: "lg",
        overlayProps: { backgroundOpacity: 0.45 },
        transitionProps: { duration: 150 },
        // Mantine draws the title in a <header>, which would count as a second banner of the page.
        attributes: { header: { role: "presentation" } },
      },
      classNames: dialogClasses,
    },
    Drawer: {
      defaultProps: {
        transitionProps: { duration: 150 },
        attributes: { header: { role: "presentation" } },
      },
      classNames: dialogClasses,
    },
    // A badge is a word, not a shout.
    Badge: {
      defaultProps: { variant: "light", tt: "none" },
      classNames: { root: classes.badge, label: classes.badgeLabel },
    },
    Notification: { defaultProps: { withBorder: true } },
    Paper: { classNames: { root: classes.paper } },
  },
});
