// The suggestions of the search field: below the field on wide screens, the whole screen on narrow ones.
// The code loads at the first focus.
import { ForgetSearchesDocument } from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useMutation } from 'urql'
import { countOf } from '../../platform/format.ts'
import { classes } from '../../ui/classes.ts'
import { Panel, Stack, Text } from '../../ui/layout.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { partLabel } from '../listing/said.ts'
import { ChoiceGroup, type ChoiceProps, choiceId } from './Choices.tsx'
import { type Choice, type Group, groupsOf, type Offer, textOf } from './choices.ts'
import { rememberSearch } from './remember-search.ts'
import styles from './SearchPanel.module.css'
import { useOffer } from './use-offer.ts'
import { useSearchKeys } from './use-search-keys.ts'
import { useFieldSays, useSearchOpen, useSeenHeight } from './use-search-popup.ts'

type Props = { field: RefObject<HTMLInputElement | null>; typed: string; onType: (text: string) => void }

const notForgotten = 'That search could not be removed. Please try again.'

/** Returns whether a click opens a new tab or window, which leaves the list open. */
const isSpecial = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** Shows above the list the corrected spelling, and the filters recognized in the text. */
function Understood({ offer }: { offer: Offer }) {
  const { correctedText, understood } = offer
  // A single part that equals the typed text adds nothing.
  const isNews = understood.length > 1 || (understood.length === 1 && understood[0]?.textWithout !== '')
  if (!correctedText && !isNews) return null
  return (
    <Stack gap={2} edge="bottom" fixed size={14} tone="soft" breaks className={styles.understood}>
      {correctedText && (
        <p>
          Showing what fits “<bdi>{correctedText}</bdi>”
        </p>
      )}
      {isNews && (
        <p>
          We understand:{' '}
          {understood.map((part, i) => (
            <span key={`${part.key} ${part.values} ${part.negated}`}>
              {i > 0 && <span className="sr">, </span>}
              <Panel as="bdi" surface="sunk" round="full" tone="ink" className={styles.part}>
                {partLabel(part)}
              </Panel>
            </span>
          ))}
        </p>
      )}
    </Stack>
  )
}

/** Screen readers hear the message after a pause of this many milliseconds, not at every letter. */
const saidAfterMs = 500

/** Announces `words` to screen readers once they have not changed for a moment. */
function Saying({ words }: { words: string }) {
  const [said, say] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => say(words), saidAfterMs)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <p role="status" className="sr">
      {said}
    </p>
  )
}

function newsOf(choices: readonly Choice[], offer: Offer | undefined, problem: string | undefined): string {
  if (problem) return problem
  if (!offer) return ''
  const amount = choices.filter(({ kind }) => kind !== 'clear').length
  const parts = offer.understood.map(partLabel)
  return [
    amount === 0 ? 'No suggestions.' : `${countOf(amount, 'suggestion')}.`,
    offer.correctedText ? `For ${offer.correctedText}.` : '',
    parts.length > 0 ? `We understand: ${parts.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/**
 * Shows searches and places in one column and pieces in the other. An empty field shows recent searches
 * beside popular ones.
 */
function List({ id, groups, box }: { id: string; groups: readonly Group[]; box: ChoiceProps }) {
  const isAside = ({ name }: Group) =>
    name === 'pieces' || (groups[0]?.name === 'recent' && groups.length === 2 && name === 'terms')
  const sides = [groups.filter((group) => !isAside(group)), groups.filter(isAside)].filter(
    (side) => side.length > 0,
  )
  return (
    <div
      role="listbox"
      id={id}
      aria-label="Suggestions"
      className={classes(styles.list, sides.length > 1 && styles.two)}
    >
      {sides.map((side) => (
        <div key={side[0]?.name} className={styles.side} role="presentation">
          {side.map((group) => (
            <ChoiceGroup key={group.name} group={group} {...box} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Shows the suggestions for the text in `field`, and handles its keys. `onType` replaces the text. */
export function SearchPanel({ field, typed, onType }: Props) {
  const router = useRouter()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useSearchOpen(field, panel)
  const { offer, problem, waiting } = useOffer(typed, open)
  const [, forgetSearches] = useMutation(ForgetSearchesDocument)
  const [stayed, setStayed] = useState(false)
  useSeenHeight(panel, open)

  const groups = open && offer ? groupsOf(offer) : []
  const choices = groups.flatMap((group) => group.choices)
  const forget = async (choice?: Choice & { kind: 'recent' }) => {
    setStayed(false)
    const { error } = await forgetSearches({ ids: choice ? [choice.id] : null })
    setStayed(error !== undefined)
  }
  const close = () => {
    setOpen(false)
    field.current?.blur()
  }
  // The field's own form opens a search for the typed text; this remembers the search.
  useEffect(() => {
    const form = field.current?.form
    const asked = () => {
      const text = typed.trim()
      if (text) void rememberSearch(router, text)
    }
    form?.addEventListener('submit', asked)
    return () => form?.removeEventListener('submit', asked)
  }, [field, router, typed])
  /** Closes the list; the page that opens takes the focus. */
  const leave = (choice: Choice) => {
    close()
    onType(textOf(choice))
    if (choice.kind === 'recent' || choice.kind === 'term' || choice.kind === 'all')
      void rememberSearch(router, choice.text)
  }
  const take = (choice: Choice) => {
    if (!('href' in choice)) return void forget()
    void router.navigate({ href: choice.href })
    leave(choice)
  }
  const { active, leaveList } = useSearchKeys({
    field,
    choices,
    open,
    setOpen,
    onTake: take,
    onForget: (choice) => void forget(choice),
    onEmpty: () => onType(''),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: The mark is taken away when the text, and so the list, changes.
  useEffect(leaveList, [typed])
  const list = choices.length > 0 ? `${id}-list` : undefined
  useFieldSays(field, { list, active: active && choiceId(id, active) })

  const trouble = problem ?? (stayed ? notForgotten : undefined)
  const nothing = offer && !trouble && !waiting && choices.length === 0 && offer.text !== ''
  const box: ChoiceProps = {
    id,
    active,
    typed: offer?.text ?? '',
    onChosen: (choice, event) => !isSpecial(event) && leave(choice),
    onForget: (choice) => void forget(choice),
  }
  return (
    <>
      {open && (
        <div ref={panel} className={classes(styles.panel, !list && !trouble && !nothing && styles.bare)}>
          <PlainButton className={styles.close} tabIndex={-1} onClick={close}>
            Close
            <span className="sr"> search</span>
          </PlainButton>
          {trouble && (
            <Text fixed size={14} tone="soft" breaks className={styles.trouble}>
              {trouble}
            </Text>
          )}
          {offer && <Understood offer={offer} />}
          {nothing && (
            <Text fixed size={14} tone="soft" breaks className={styles.trouble}>
              {offer.understood.length > 0 ? (
                'Nothing fits all of that just now.'
              ) : (
                <>
                  Nothing here begins with “<bdi>{offer.text}</bdi>”.
                </>
              )}{' '}
              You can search for it all the same.
            </Text>
          )}
          {list && <List id={list} groups={groups} box={box} />}
        </div>
      )}
      <Saying words={open ? newsOf(choices, offer, trouble) : ''} />
    </>
  )
}
