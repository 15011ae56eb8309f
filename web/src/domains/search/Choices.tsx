import type { ItemCardFragment } from '@hemline/schema/generated/graphql.ts'
import { Clock, Search, X } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { count, countOf, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { classes } from '../../ui/classes.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { NoPicture } from '../listing/NoPicture.tsx'
import { Picture } from '../listing/Picture.tsx'
import { useCovered } from '../listing/revealed.ts'
import styles from './Choices.module.css'
import type { Choice, Group } from './choices.ts'
import { typedParts } from './typed-parts.ts'

/** Shows the typed part of a suggestion in plain type and the rest in bold. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const parts = typedParts(text, typed)
  if (!parts.some((part) => part.typed)) return <bdi className={styles.text}>{text}</bdi>
  return (
    <bdi className={styles.text}>
      {parts.map((part) => (part.typed ? part.text : <b key={part.from}>{part.text}</b>))}
    </bdi>
  )
}

/** Shows a piece, without its photo if the photo is hidden until the shopper agrees to see it. */
function Piece({ item }: { item: ItemCardFragment }) {
  const covered = useCovered(item)
  const shown = item.photoIds.length > 0 && !covered
  return (
    <>
      <span className={`frame ${styles.pic}`}>
        {shown ? (
          <Picture photoId={item.photoIds[0]} sizes="160px" eager />
        ) : (
          <NoPicture categoryPath={item.categoryPath} />
        )}
      </span>
      <span className={styles.facts}>
        <bdi className={styles.brand}>{item.brand}</bdi>
        <span className="sr">, </span>
        <bdi className={styles.text}>{item.title}</bdi>
        <span className="sr">, </span>
        <span className="num">{money(item.price)}</span>
      </span>
    </>
  )
}

const icon = { size: '1rem', strokeWidth: 1.5, 'aria-hidden': true } as const

function wordsOf(choice: Choice, typed: string): ReactNode {
  switch (choice.kind) {
    case 'recent':
    case 'term':
      return (
        <>
          {choice.kind === 'recent' ? <Clock {...icon} /> : <Search {...icon} />}
          <Marked text={choice.text} typed={typed} />
        </>
      )
    case 'place':
      return (
        <>
          <span className={styles.label}>
            <Marked text={choice.label} typed={typed} />
            {choice.within && <small> in {choice.within}</small>}
          </span>
          <span className="sr">, </span>
          <span className={`${styles.amount} num`}>
            {count(choice.count)}
            <span className="sr"> {choice.count === 1 ? 'piece' : 'pieces'}</span>
          </span>
        </>
      )
    case 'piece':
      return <Piece item={choice.item} />
    case 'all':
      return choice.count === 1 ? 'See the one piece' : `See all ${countOf(choice.count, 'piece')}`
    case 'clear':
      return 'Clear all'
  }
}

export type ChoiceProps = {
  /** The prefix of the choices' element ids. */
  id: string
  typed: string
  active: Choice | undefined
  /** Called when a choice is followed, by the browser or by the app; the list may close. */
  onChosen: (choice: Choice, event: MouseEvent) => void
  onForget: (choice?: Choice & { kind: 'recent' }) => void
}

/** Returns the element id of a choice: its key without characters that an id may not have. */
export const choiceId = (id: string, { key }: Choice): string => `${id}-${key.replace(/[^\w-]+/g, '-')}`

function OneChoice({ choice, ...box }: ChoiceProps & { choice: Choice }) {
  const isActive = box.active?.key === choice.key
  const common = {
    id: choiceId(box.id, choice),
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
  } as const
  if (choice.kind === 'clear')
    return (
      <LinkButton {...common} className={styles.clear} onClick={() => box.onForget()}>
        {wordsOf(choice, box.typed)}
      </LinkButton>
    )
  const link = (
    <HrefLink
      {...common}
      href={choice.href}
      className={classes(styles.choice, styles[choice.kind])}
      onClick={(event) => box.onChosen(choice, event)}
    >
      {wordsOf(choice, box.typed)}
    </HrefLink>
  )
  if (choice.kind !== 'recent') return link
  return (
    <div className={styles.row} role="presentation">
      {link}
      {/* For shoppers without a Delete key. An option, as in any listbox, but the arrow keys skip it. */}
      <PlainButton
        role="option"
        aria-selected={false}
        tabIndex={-1}
        className={styles.forget}
        aria-label={`Remove ${choice.text} from recent searches`}
        onClick={() => box.onForget(choice)}
      >
        <X {...icon} />
      </PlainButton>
    </div>
  )
}

/** Renders one titled group of search suggestions. */
export function ChoiceGroup({
  group: { name, title, says, choices },
  ...box
}: ChoiceProps & { group: Group }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: The element groups the options of a list, and a fieldset groups fields of a form.
    <div role="group" aria-label={says ?? title} className={classes(styles.group, styles[name])}>
      <div className={styles.title} aria-hidden="true">
        {title}
      </div>
      {choices.map((choice) => (
        <OneChoice key={choice.key} choice={choice} {...box} />
      ))}
    </div>
  )
}
