/** A directed graph: each node with those it points at. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * One cycle for each knot of nodes that reach each other (Tarjan's strongly connected components), as a path
 * that ends where it begins. Mending it may reveal the next one in the same knot.
 */
export const findCycles = (graph: Graph): string[][] =>
  knots(graph)
    .filter((knot) => knot.size > 1 || [...knot].some((node) => graph.get(node)?.has(node)))
    .map((knot) => shortestCycle(graph, knot))
    .sort((a, b) => a.join().localeCompare(b.join()));

const knots = (graph: Graph): Set<string>[] => {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const found: Set<string>[] = [];

  const visit = (node: string): void => {
    const index = order.size;
    order.set(node, index);
    lowest.set(node, index);
    stack.push(node);
    onStack.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (onStack.has(next)) lowest.set(node, Math.min(lowest.get(node) ?? index, lowest.get(next) ?? index));
    }
    if (lowest.get(node) !== index) return;
    const knot = new Set(stack.splice(stack.indexOf(node)));
    for (const member of knot) onStack.delete(member);
    found.push(knot);
  };

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
};

const shortestCycle = (graph: Graph, knot: ReadonlySet<string>): string[] => {
  const start = [...knot].sort()[0] ?? "";
  const paths: string[][] = [[start]];
  const seen = new Set<string>();
  for (const path of paths) {
    for (const next of [...(graph.get(path.at(-1) ?? "") ?? [])].sort()) {
      if (next === start) return [...path, start];
      if (!knot.has(next) || seen.has(next)) continue;
      seen.add(next);
      paths.push([...path, next]);
    }
  }
  return [start];
};
