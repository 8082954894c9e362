/** Saints whose days people still go by, where no other feast has the name: month and day. */
export const saintDays = {
  saintAgatha: [2, 5],
  saintDavid: [3, 1],
  saintIsidore: [5, 15],
  saintRita: [5, 22],
  saintAnne: [7, 26],
  saintLawrence: [8, 10],
  saintBartholomew: [8, 24],
  saintMichael: [9, 29],
  saintFrancis: [10, 4],
  saintTheresa: [10, 15],
  saintLeopold: [11, 15],
  saintElizabeth: [11, 19],
  saintCecilia: [11, 22],
  saintClement: [11, 23],
  saintCatherine: [11, 25],
  saintAndrew: [11, 30],
  saintEligius: [12, 1],
  saintBarbara: [12, 4],
  saintAmbrose: [12, 7],
  saintLucy: [12, 13],
  saintThomas: [12, 21],
} as const satisfies Readonly<Record<string, readonly [month: number, day: number]>>;

export type Saint = keyof typeof saintDays;
