import type { ItemCardFragment } from '@hemline/schema/generated/graphql.ts'
import { Clock, Search, X } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { count, countOf, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { classes } from '../../ui/classes.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
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
  if (!parts.some((part) => part.typed))
    return (
      <Panel as="bdi" block shrinks clip nowrap ellipsis>
        {text}
      </Panel>
    )
  return (
    <Panel as="bdi" block shrinks clip nowrap ellipsis>
      {parts.map((part) => (part.typed ? part.text : <b key={part.from}>{part.text}</b>))}
    </Panel>
  )
}

/** Shows a piece, without its photo if the photo is hidden until the shopper agrees to see it. */
function Piece({ item }: { item: ItemCardFragment }) {
  const covered = useCovered(item)
  const shown = item.photoIds.length > 0 && !covered
  return (
    <>
      <Text as="span" fixed anchor className={classes('frame', styles.pic)}>
        {shown ? (
          <Picture photoId={item.photoIds[0]} sizes="160px" eager />
        ) : (
          <NoPicture categoryPath={item.categoryPath} />
        )}
      </Text>
      <Stack as="span" gap={0.5} shrinks>
        <Panel as="bdi" clip size={14} weight={600} nowrap ellipsis>
          {item.brand}
        </Panel>
        <span className="sr">, </span>
        <Panel as="bdi" block shrinks clip nowrap ellipsis>
          {item.title}
        </Panel>
        <span className="sr">, </span>
        <span className="num">{money(item.price)}</span>
      </Stack>
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
          <Row as="span" gap={0} align="baseline" noWrap grow shrinks className={styles.label}>
            <Marked text={choice.label} typed={typed} />
            {choice.within && (
              <Text as="small" fixed size={14} tone="soft">
                {' '}
                in {choice.within}
              </Text>
            )}
          </Row>
          <span className="sr">, </span>
          <Text as="span" fixed size={14} tone="soft" className="num">
            {count(choice.count)}
            <span className="sr"> {choice.count === 1 ? 'piece' : 'pieces'}</span>
          </Text>
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
      <LinkButton
        {...common}
        className={look({ padX: 3, round: 'control', tall: 36 }, styles.clear)}
        onClick={() => box.onForget()}
      >
        {wordsOf(choice, box.typed)}
      </LinkButton>
    )
  const link = (
    <HrefLink
      {...common}
      href={choice.href}
      className={look(
        {
          flow: 'row',
          gap: 3,
          noWrap: true,
          padX: 3,
          padY: 1,
          round: 'control',
          tall: 40,
          shrinks: true,
          size: 15,
          leading: 1.3,
        },
        styles.choice,
        styles[choice.kind],
      )}
      onClick={(event) => box.onChosen(choice, event)}
    >
      {wordsOf(choice, box.typed)}
    </HrefLink>
  )
  if (choice.kind !== 'recent') return link
  return (
    <Row gap={0} align="stretch" noWrap className={styles.row} role="presentation">
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
    </Row>
  )
}

/** Renders one titled group of search suggestions. */
export function ChoiceGroup({
  group: { name, title, says, choices },
  ...box
}: ChoiceProps & { group: Group }) {
  return (
    <Panel
      role="group"
      aria-label={says ?? title}
      shrinks
      anchor
      className={classes(styles.group, styles[name])}
    >
      <Row
        gap={0}
        noWrap
        padX={3}
        tall={36}
        size={12}
        tone="soft"
        weight={600}
        className={styles.title}
        aria-hidden="true"
      >
        {title}
      </Row>
      {choices.map((choice) => (
        <OneChoice key={choice.key} choice={choice} {...box} />
      ))}
    </Panel>
  )
}
