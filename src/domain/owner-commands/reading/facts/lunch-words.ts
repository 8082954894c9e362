/** The midday meal, in any of the languages. */
export const lunchWords =
  /(?<!\p{L})(?:lunch|lunch ?(?:time|break|hour)|mittag(?:s|spause|essen)?|(?:la |mi )?(?:comida|hora de comer|almuerzo)|(?:le |mon |ma )?(?:dejeuner|pause dejeuner|pause midi)|(?:o |meu )?almoco|hora do almoco)(?!\p{L})/u;
