/** "The rest of the day": from now on. */
export const restOfDay =
  /(?:the )?rest of (?:the |my )?(?:day|today)|(?<=(?:close|block|shut|clear) )(?:the |my )?rest|(?<=(?:cierra|bloquea|cierrame|bloqueame) )(?:el resto|lo que queda)|(?<=(?:ferme|bloque|ferme-moi|bloque-moi) )(?:le reste|la suite)|(?<=(?:mach|sperr|block|sperren|blockier) )(?:mir )?(?:den |die )?rest|(?<=(?:fecha|bloqueia) )(?:o resto|o que (?:falta|sobra))|(?:el )?resto (?:del|de el|do|de) (?:dia|hoy|hoje)|(?:le )?reste de (?:la|ma) journee|(?:den )?rest(?:lichen)? (?:des )?tag(?:es)?/u;
