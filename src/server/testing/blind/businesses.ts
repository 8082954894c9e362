import type { ConversationFacts, TypeFacts } from "#domain/conversation/facts.ts";

type Business = { name: string; people: readonly [string, string]; services: readonly [string, number, number][] };

/** Other trades than the salon's, each with its services (name, minutes, price) and two people who work as the salon's do. */
const businesses: Readonly<Record<string, Business>> = {
  dental: {
    name: "Bright Dental",
    people: ["Dr Patel", "Grace Kim"],
    services: [
      ["Check-up", 30, 45],
      ["Cleaning", 45, 60],
      ["Filling", 60, 95],
      ["Whitening", 90, 220],
    ],
  },
  garage: {
    name: "Hill Street Garage",
    people: ["Tom", "Priya"],
    services: [
      ["Oil change", 30, 49],
      ["Tyre change", 60, 80],
      ["Brake check", 30, 25],
      ["Full service", 120, 180],
    ],
  },
  fisio: {
    name: "Fisio Centro",
    people: ["Carmen", "Domingo"],
    services: [
      ["Sesión de fisioterapia", 60, 45],
      ["Masaje deportivo", 45, 50],
      ["Primera consulta", 30, 30],
    ],
  },
  canina: {
    name: "Patitas",
    people: ["Paco", "Lola"],
    services: [
      ["Baño", 60, 25],
      ["Corte de pelo", 90, 40],
      ["Corte de uñas", 30, 12],
    ],
  },
  institut: {
    name: "Institut Rosée",
    people: ["Chloé", "Inès"],
    services: [
      ["Manucure", 45, 35],
      ["Épilation jambes", 60, 42],
      ["Soin du visage", 60, 65],
      ["Pose de vernis", 30, 25],
    ],
  },
  piano: {
    name: "École du Piano",
    people: ["Bernard", "Juliette"],
    services: [
      ["Cours de piano", 60, 40],
      ["Cours dʼessai", 30, 15],
      ["Accordage", 90, 90],
    ],
  },
  zahnarzt: {
    name: "Praxis Lindenhof",
    people: ["Dr. Weber", "Frau Sommer"],
    services: [
      ["Kontrolle", 30, 0],
      ["Professionelle Zahnreinigung", 60, 95],
      ["Füllung", 60, 80],
    ],
  },
  werkstatt: {
    name: "Autohaus Krüger",
    people: ["Jens", "Murat"],
    services: [
      ["Reifenwechsel", 60, 49],
      ["Ölwechsel", 30, 79],
      ["Inspektion", 120, 199],
      ["Klimaservice", 90, 99],
    ],
  },
  dentista: {
    name: "Clínica Sorriso",
    people: ["Dra. Beatriz", "Rui"],
    services: [
      ["Avaliação", 30, 40],
      ["Limpeza", 60, 70],
      ["Clareamento", 90, 250],
    ],
  },
  pilates: {
    name: "Estúdio Equilíbrio",
    people: ["Sofia", "Tiago"],
    services: [
      ["Aula de pilates", 60, 25],
      ["Avaliação postural", 30, 35],
      ["Massagem relaxante", 60, 45],
    ],
  },
  vet: {
    name: "Paws & Claws",
    people: ["Dr Quinn", "Maya"],
    services: [
      ["Vaccination", 30, 35],
      ["Health check", 30, 40],
      ["Nail clipping", 30, 15],
      ["Neutering", 90, 180],
    ],
  },
  driving: {
    name: "Easy Gear Driving School",
    people: ["Kevin", "Aisha"],
    services: [
      ["Driving lesson", 60, 38],
      ["Mock test", 90, 55],
      ["Motorway lesson", 120, 76],
    ],
  },
  bicis: {
    name: "Taller Pedal",
    people: ["Julio", "Marta"],
    services: [
      ["Puesta a punto", 60, 45],
      ["Cambio de ruedas", 30, 20],
      ["Revisión de frenos", 30, 15],
    ],
  },
  idiomas: {
    name: "Academia Lingua",
    people: ["Emma", "Tomás"],
    services: [
      ["Clase de inglés", 60, 25],
      ["Clase de conversación", 45, 20],
      ["Prueba de nivel", 30, 0],
    ],
  },
  osteo: {
    name: "Cabinet Lavigne",
    people: ["Hugo", "Avril"],
    services: [
      ["Consultation ostéopathie", 45, 60],
      ["Massage sportif", 60, 70],
      ["Bilan postural", 30, 40],
    ],
  },
  garageFr: {
    name: "Garage du Port",
    people: ["Karim", "Sophie"],
    services: [
      ["Vidange", 30, 79],
      ["Changement de pneus", 60, 50],
      ["Contrôle des freins", 30, 30],
      ["Révision complète", 120, 190],
    ],
  },
  massage: {
    name: "Ruhepol",
    people: ["Lena", "August"],
    services: [
      ["Klassische Massage", 60, 65],
      ["Fußreflexzonenmassage", 30, 40],
      ["Hot Stone", 90, 95],
    ],
  },
  optik: {
    name: "Optik Blick",
    people: ["Herr Brandt", "Nina"],
    services: [
      ["Sehtest", 30, 0],
      ["Brillenanpassung", 30, 0],
      ["Kontaktlinsenanpassung", 60, 35],
    ],
  },
  unhas: {
    name: "Studio Bella",
    people: ["Joana", "Domingas"],
    services: [
      ["Manicure", 45, 18],
      ["Pedicure", 60, 25],
      ["Unhas de gel", 90, 40],
      ["Depilação", 30, 20],
    ],
  },
  oficina: {
    name: "Auto Silva",
    people: ["Nuno", "Patrícia"],
    services: [
      ["Troca de óleo", 30, 60],
      ["Troca de pneus", 60, 40],
      ["Revisão", 120, 150],
      ["Ar condicionado", 60, 80],
    ],
  },
  barber: {
    name: "Fade & Co",
    people: ["Marcus", "Dee"],
    services: [
      ["Skin fade", 45, 28],
      ["Beard trim", 30, 15],
      ["Hot towel shave", 30, 22],
      ["Kids' cut", 30, 16],
    ],
  },
  tutor: {
    name: "Bright Minds Tutoring",
    people: ["Mrs Okafor", "Will"],
    services: [
      ["Maths lesson", 60, 35],
      ["English lesson", 60, 35],
      ["Exam practice", 90, 50],
    ],
  },
  barberia: {
    name: "Barbería Don Pepe",
    people: ["Pepe", "Rocío"],
    services: [
      ["Corte clásico", 30, 14],
      ["Arreglo de barba", 30, 10],
      ["Afeitado a navaja", 30, 16],
      ["Corte infantil", 30, 11],
    ],
  },
  podologia: {
    name: "Podología Sol",
    people: ["Julia", "Marcos"],
    services: [
      ["Quiropodia", 45, 35],
      ["Estudio de la pisada", 60, 70],
      ["Tratamiento de uñas", 30, 28],
    ],
  },
  coiffeur: {
    name: "Atelier Mèche",
    people: ["Nadia", "Lucas"],
    services: [
      ["Coupe femme", 60, 45],
      ["Coupe homme", 30, 25],
      ["Brushing", 30, 22],
      ["Balayage", 120, 110],
    ],
  },
  velo: {
    name: "Vélo Clinic",
    people: ["Fabien", "Aurore"],
    services: [
      ["Réglage complet", 60, 55],
      ["Changement de chambre à air", 30, 20],
      ["Purge des freins", 60, 40],
    ],
  },
  friseur: {
    name: "Salon Kopfsache",
    people: ["Sabine", "Emre"],
    services: [
      ["Damenschnitt", 60, 48],
      ["Herrenschnitt", 30, 27],
      ["Strähnen", 120, 95],
      ["Föhnen", 30, 25],
    ],
  },
  hundesalon: {
    name: "Fellfein",
    people: ["Tanja", "Ole"],
    services: [
      ["Baden und Föhnen", 60, 35],
      ["Scheren", 90, 55],
      ["Krallen schneiden", 30, 12],
    ],
  },
  barbearia: {
    name: "Barbearia do Zé",
    people: ["Zé", "Larissa"],
    services: [
      ["Corte masculino", 30, 15],
      ["Barba", 30, 10],
      ["Corte infantil", 30, 12],
      ["Platinado", 120, 60],
    ],
  },
  fisioterapia: {
    name: "Clínica Movimento",
    people: ["Dra. Helena", "Caio"],
    services: [
      ["Fisioterapia", 60, 40],
      ["Acupuntura", 45, 45],
      ["Drenagem linfática", 60, 50],
    ],
  },
  nails: {
    name: "Polish Bar",
    people: ["Bea", "Jordan"],
    services: [
      ["Gel manicure", 60, 38],
      ["Pedicure", 60, 42],
      ["Nail repair", 30, 12],
      ["Acrylic set", 90, 55],
    ],
  },
  bikes: {
    name: "Spoke & Chain",
    people: ["Sam", "Ivy"],
    services: [
      ["Bike service", 60, 60],
      ["Puncture repair", 30, 15],
      ["Brake adjustment", 30, 20],
    ],
  },
  odonto: {
    name: "Clínica Dental Luz",
    people: ["Dra. Vega", "Hugo"],
    services: [
      ["Revisión", 30, 0],
      ["Empaste", 60, 60],
      ["Blanqueamiento", 90, 180],
      ["Limpieza bucal", 45, 50],
    ],
  },
  estetica: {
    name: "Estética Alba",
    people: ["Nuria", "Adrián"],
    services: [
      ["Limpieza facial", 60, 45],
      ["Depilación de piernas", 45, 30],
      ["Extensión de pestañas", 90, 65],
      ["Cejas", 30, 12],
    ],
  },
  veto: {
    name: "Clinique des Tilleuls",
    people: ["Dr Morel", "Léa"],
    services: [
      ["Vaccination", 30, 55],
      ["Consultation", 30, 40],
      ["Détartrage", 90, 150],
      ["Coupe de griffes", 30, 15],
    ],
  },
  autoecole: {
    name: "Auto-École du Centre",
    people: ["Patrick", "Yasmine"],
    services: [
      ["Leçon de conduite", 60, 50],
      ["Évaluation", 60, 45],
      ["Conduite accompagnée", 120, 90],
    ],
  },
  kosmetik: {
    name: "Studio Hautnah",
    people: ["Jana", "Kai"],
    services: [
      ["Gesichtsbehandlung", 60, 69],
      ["Augenbrauen", 30, 18],
      ["Waxing Beine", 60, 45],
      ["Maniküre", 45, 32],
    ],
  },
  nachhilfe: {
    name: "Lernwerk",
    people: ["Frau Lindt", "Tim"],
    services: [
      ["Mathe-Nachhilfe", 60, 30],
      ["Englisch-Nachhilfe", 60, 30],
      ["Prüfungsvorbereitung", 90, 45],
    ],
  },
  petshop: {
    name: "Bicho Feliz",
    people: ["Camila", "Renan"],
    services: [
      ["Banho", 60, 20],
      ["Tosa completa", 90, 45],
      ["Corte de unhas", 30, 10],
      ["Vacina", 30, 25],
    ],
  },
  psicologia: {
    name: "Espaço Mente",
    people: ["Dr. Álvaro", "Inês"],
    services: [
      ["Sessão individual", 60, 60],
      ["Terapia de casal", 90, 90],
      ["Primeira consulta", 30, 30],
    ],
  },
};

/** The salon's facts with the names, services and people of another business. */
export const asBusiness = (facts: ConversationFacts, key: string): ConversationFacts => {
  const business = businesses[key];
  if (!business) throw new Error(`No business "${key}".`);
  const types = business.services.map(
    ([name, durationMinutes, price]): TypeFacts => ({
      ...{ id: name.toLowerCase(), name, description: null, durationMinutes, bufferMinutes: 0, price },
    }),
  );
  const agents = facts.agents.map((agent, at) => {
    const name = business.people[at] ?? agent.name;
    return { ...agent, agentId: name.toLowerCase(), name };
  });
  const lastVisit = facts.client.lastVisit && { typeId: types[0]?.id ?? "", agentId: agents[0]?.agentId ?? "" };
  return {
    ...facts,
    business: { ...facts.business, name: business.name },
    client: { ...facts.client, lastVisit },
    types,
    agents,
  };
};
