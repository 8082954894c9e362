import { TextInput } from "@mantine/core";
import { type ClientFieldContext, useClientFieldProps } from "./use-client-field-props.ts";

type ClientFieldsProps = ClientFieldContext & {
  onChange: (field: "clientName" | "clientPhone", value: string) => void;
};

/** Who comes. */
export const ClientFields = ({ onChange, ...context }: ClientFieldsProps) => {
  const { name, phone } = useClientFieldProps(context);
  return (
    <>
      <TextInput {...name} onChange={(event) => onChange("clientName", event.currentTarget.value)} />
      <TextInput {...phone} onChange={(event) => onChange("clientPhone", event.currentTarget.value)} />
    </>
  );
};
