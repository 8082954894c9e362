export type PageQuery = { PageSize?: string; Page?: string };

/** A page of a list with the address of the next one, as Twilio's newer hosts answer. */
export const answerPage = <Item>(key: string, items: readonly Item[], address: string, query: PageQuery) => {
  const size = Math.min(Number(query.PageSize ?? 50), 1_000);
  const page = Number(query.Page ?? 0);
  const { Page: _, ...rest } = query;
  const next = new URLSearchParams({ ...rest, PageSize: String(size), Page: String(page + 1) });
  return {
    [key]: items.slice(page * size, (page + 1) * size),
    meta: {
      key,
      page,
      page_size: size,
      url: address,
      next_page_url: (page + 1) * size < items.length ? `${address}?${next}` : null,
    },
  };
};
