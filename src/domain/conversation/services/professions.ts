/** Whether a word is for somebody who does the work, whatever the trade: "the photographer" names no photograph. */
export const isProfession = (word: string): boolean => professions.has(word);

const professions = new Set(
  `photographer photographers photog fotograf fotografin fotografen fotografinnen fotografo fotografa photographe photographes
  barber barbers barbier barbiere barbiers barbero barbera barberos barbeiro barbeira hairdresser hairdressers hairstylist stylist
  stylists stylistin coiffeur coiffeuse coiffeurs coiffeuses friseur friseurin friseuse frisor frisorin frisore peluquero peluquera
  peluqueros cabeleireiro cabeleireira estilista colorist colourist coloriste colorista manicurist dentist dentists dentista dentistas zahnarzt zahnarztin
  dentiste dentistes vet vets veterinarian tierarzt tierarztin veterinaire veterinario veterinaria doctor doctors doctora
  medico medica arzt arztin medecin docteur doutor doutora masseur masseurin masseuse masajista massagista therapeut therapeutin
  teacher teachers tutor tutors lehrer lehrerin fahrlehrer fahrlehrerin profe profesor profesora prof professeur professor professora
  instructor instructors instructora instrutor instrutora monitor monitora moniteur monitrice mechanic mechanics mechaniker
  mechanikerin mecanico mecanica mecanicien mecanicienne garagiste optician optiker optikerin optico optometrist opticien opticienne
  esteticista estheticienne kosmetikerin`.split(/\s+/),
);
