import "@mantine/spotlight/styles.layer.css";
import { Button, Loader, VisuallyHidden } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { createSpotlightStore, Spotlight } from "@mantine/spotlight";
import { IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasEveryWord, searchTerms } from "#domain/search/search-patterns.ts";
import { failureOf } from "../../../lib/queries/failing/failure-of.ts";
import { searchQuery } from "../api/search-query.ts";
import { searchLength } from "../typed-with.ts";
import { useBlockHit } from "../use-block-hit.ts";
import { useSearchActions } from "../use-search-actions.ts";
import { type SearchHit, useSearchHits } from "../use-search-hits.ts";
import classes from "./search-dialog.module.css";

type SearchDialogProps = {
  opened: boolean;
  typed: string;
  onType(typed: string): void;
  onClose(): void;
  onSignOut(): void;
};

const store = createSpotlightStore();

/** How long someone pauses before the server is asked. */
const pauseMs = 180;

/** Finds clients, appointments, agents, settings and things to do; arrow keys choose, Enter opens. */
export const SearchDialog = ({ opened, typed, onType, onClose, onSignOut }: SearchDialogProps) => {
  const { t } = useTranslation();
  useEffect(() => {
    // A late close by the store itself must not be undone.
    if (store.getState().opened !== opened) store.setState({ ...store.getState(), opened });
  }, [opened]);
  const found = useFound(typed, onSignOut);
  // The store's own choice is drawn on the page without a word to React; this one goes along with it.
  const [selected, setSelected] = useState(0);
  const hits = found.groups.flatMap((group) => group.hits);
  const ids = hits.map(({ id }) => id).join(" ");
  // Enter opens the first, until another is chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each list
  useEffect(() => {
    setSelected(0);
    store.updateState((state) => ({ ...state, selected: 0 }));
  }, [ids, typed, opened]);
  const follow = ({ nativeEvent: { code, isComposing } }: KeyboardEvent) => {
    const step = code === "ArrowDown" ? 1 : code === "ArrowUp" ? -1 : 0;
    if (step !== 0 && !isComposing && hits.length > 0) setSelected((selected + step + hits.length) % hits.length);
  };
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={typed}
      onQueryChange={onType}
      onSpotlightClose={onClose}
      size="lg"
      scrollable
      maxHeight="min(32rem, 70dvh)"
      attributes={{ content: { "aria-label": t("search.label"), "data-search": true } }}
      closeOnActionTrigger
    >
      <Spotlight.Search
        role="combobox"
        aria-label={t("search.label")}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        {...(hits[selected] && { "aria-activedescendant": optionId(hits[selected].id) })}
        placeholder={t("search.placeholder")}
        maxLength={searchLength}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        onKeyDown={follow}
        leftSection={<IconSearch size={20} aria-hidden />}
        rightSection={found.isWaiting ? <Loader size="xs" aria-hidden /> : null}
      />
      <Spotlight.ActionsList {...scrolling}>
        <div id={listId} role="listbox" aria-label={t("search.results")}>
          {found.groups.map(({ title, hits: some, hasMore }) => (
            <Spotlight.ActionsGroup key={title} label={title} role="group" aria-label={title}>
              {some.map((hit) => (
                <HitRow key={hit.id} hit={hit} isSelected={hits[selected]?.id === hit.id} />
              ))}
              {hasMore && (
                <div aria-hidden className={classes.more}>
                  {t("search.more")}
                </div>
              )}
            </Spotlight.ActionsGroup>
          ))}
        </div>
      </Spotlight.ActionsList>
      {found.error && (
        <div className={classes.note}>
          <span role="alert">{t("search.failed")}</span>
          <Button variant="default" size="compact-sm" onClick={found.retry}>
            {t("search.retry")}
          </Button>
        </div>
      )}
      {!found.error && !found.isWaiting && hits.length === 0 && found.groups.length === 0 && (
        <Spotlight.Empty>{t("search.nothing", { search: typed.trim() })}</Spotlight.Empty>
      )}
      <VisuallyHidden role="status">
        {found.isWaiting ? t("search.searching") : t("search.count", { count: hits.length })}
        {found.groups.some(({ hasMore }) => hasMore) && ` ${t("search.more")}`}
      </VisuallyHidden>
    </Spotlight.Root>
  );
};

/** The scroll area takes these, though the list's own type doesn't say so: what scrolls can be reached by Tab. */
const scrolling: object = { viewportProps: { tabIndex: 0 } };

const listId = "search-results";

const optionId = (id: string): string => `search-${id}`;

const hitClasses = { action: classes.hit ?? "", actionDescription: classes.description ?? "" };

const HitRow = ({ hit: { id, label, note, Icon, run }, isSelected }: { hit: SearchHit; isSelected: boolean }) => (
  <Spotlight.Action
    // Its own `id` property is for its store and stays off the page.
    ref={(option: HTMLButtonElement | null) => {
      if (option) option.id = optionId(id);
    }}
    role="option"
    aria-selected={isSelected}
    data-selected={isSelected || undefined}
    dir="auto"
    classNames={hitClasses}
    label={label}
    {...(note && { description: note })}
    leftSection={<Icon size={20} aria-hidden />}
    onClick={run}
  />
);

/** People and appointments from the server, then what can be done; without a word typed, what can be done alone. */
const useFound = (typed: string, onSignOut: () => void) => {
  const { t } = useTranslation();
  const [search] = useDebouncedValue(typed.trim(), pauseMs);
  const isAsked = searchTerms(typed).length > 0;
  const query = useQuery({ ...searchQuery(search), meta: { ownErrors: true } });
  const { data, isFetching, refetch } = query;
  const failure = failureOf(query);
  const toHits = useSearchHits();
  const actions = useSearchActions(onSignOut);
  const block = useBlockHit(typed);
  const matching = actions.filter(({ label, words }) => hasEveryWord(`${label} ${words}`, typed.trim()));
  const groups = [
    ...(isAsked && data && !failure ? toHits(data) : []),
    {
      title: t("search.groups.actions"),
      hits: [...(block ? [block] : []), ...matching.map((action) => ({ ...action, note: undefined }))],
      hasMore: false,
    },
  ].filter(({ hits, hasMore }) => hits.length > 0 || hasMore);
  return {
    groups,
    error: isAsked && (query.error ?? failure),
    isWaiting: isAsked && (isFetching || search !== typed.trim()),
    retry: () => void refetch(),
  };
};
