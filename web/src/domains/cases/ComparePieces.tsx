// The pieces of a case as they came in, beside what the shopper shows, with who saw them and when.
import { pieceName } from '@hemline/rules/catalogue/piece-name.ts'
import type { StaffCaseFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { caseTime } from '../../platform/case-days.ts'
import { classes } from '../../ui/classes.ts'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Opener } from '../../ui/Opener.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import { Picture } from '../listing/Picture.tsx'
import { ProofPhotos } from '../photos/ProofPhotos.tsx'
import { previewOf } from '../photos/photo-wire.ts'
import { DifferenceFacts } from '../returns/DifferenceTold.tsx'
import styles from './Cases.module.css'

type Staffed = StaffCaseFieldsFragment
type Item = Staffed['case']['pieces'][number]
type Known = Staffed['pieces'][number]

/** "Nov 4, 2026, 11:20 AM Pacific, Tomas Okafor". */
const seenBy = (at: string, by: string | null): string =>
  [caseTime(new Date(at)), by].filter(Boolean).join(', ')

const itemWords = (name: string, at: number, of: number) => `${name}, photo ${at + 1} of ${of}`

/** Renders our photos of a piece: a large one, and all of them small to choose the large one. */
function Ours({ item, known }: { item: Item; known: Known | undefined }) {
  const [shown, setShown] = useState(0)
  const name = pieceName(item.brand, item.title)
  const { photoIds } = item
  return (
    <Stack as="figure" gap={2}>
      <Row as="figcaption" gap={2} rows={0} align="stretch" justify="between" size={14}>
        <b>{known?.intake ? 'Ours, at intake' : 'Photos of the sender'}</b>
        {known?.intake && (
          <Text as="span" size={12} tone="soft" numbers>
            {seenBy(known.intake.at, known.intake.by)}
          </Text>
        )}
      </Row>
      <Text as="span" wide className="frame">
        <Picture
          key={photoIds[shown]}
          photoId={photoIds[shown]}
          alt={itemWords(name, shown, photoIds.length)}
          sizes="(min-width: 960px) 400px, 46vw"
        />
      </Text>
      {photoIds.length > 1 && (
        <Row as="span" gap={2} align="stretch">
          {photoIds.map((photoId, at) => (
            <PlainButton
              key={photoId}
              className={classes('frame', styles.thumb)}
              aria-label={itemWords(name, at, photoIds.length)}
              aria-pressed={at === shown}
              onClick={() => setShown(at)}
            >
              <Picture className={look({ covers: true })} photoId={photoId} sizes="64px" />
            </PlainButton>
          ))}
        </Row>
      )}
    </Stack>
  )
}

type Sent = { id: string; at: string }

/** Renders the shopper's photos: a large one, and all of them small to choose the large one. */
function Theirs({ name, sent }: { name: string; sent: readonly Sent[] }) {
  const [shown, setShown] = useState(0)
  const photo = sent[shown]
  return (
    <Stack as="figure" gap={2} aria-label={`Photos of ${name}`}>
      <Row as="figcaption" gap={2} rows={0} align="stretch" justify="between" size={14}>
        <b>{name}’s photos</b>
        {photo && (
          <Text as="span" size={12} tone="soft" numbers>
            {caseTime(new Date(photo.at))}
          </Text>
        )}
      </Row>
      {photo ? (
        <a
          className={look({ wide: true }, 'frame')}
          href={previewOf(photo.id)}
          target="_blank"
          rel="noreferrer"
          aria-label={`${itemWords(`From ${name}`, shown, sent.length)}, full size`}
        >
          <img src={previewOf(photo.id)} alt={itemWords(`From ${name}`, shown, sent.length)} loading="lazy" />
        </a>
      ) : (
        <Text
          size={14}
          tone="soft"
          flow="stack"
          gap={0}
          pad={4}
          round="picture"
          wide
          ratio="piece"
          textAlign="center"
          className={styles.none}
        >
          No photo came with this case.
        </Text>
      )}
      {sent.length > 1 && (
        <Row as="span" gap={2} align="stretch">
          {sent.map((one, at) => (
            <PlainButton
              key={one.id}
              className={classes('frame', styles.thumb)}
              aria-label={itemWords(`From ${name}`, at, sent.length)}
              aria-pressed={at === shown}
              onClick={() => setShown(at)}
            >
              <img className={look({ covers: true })} src={previewOf(one.id)} alt="" loading="lazy" />
            </PlainButton>
          ))}
        </Row>
      )}
    </Stack>
  )
}

/** Renders what we wrote of a piece, what its returns found, and its way since intake. */
function PieceWords({ item, known }: { item: Item; known: Known | undefined }) {
  const [isOpen, setOpen] = useState(false)
  const flaws = (known?.flaws ?? []).map((flaw) => flaw.replace(/\.$/, ''))
  const recordId = `record-${item.itemNumber}`
  return (
    <Stack gap={2}>
      <Text as="b" weight={600}>
        {pieceName(item.brand, item.title)}
      </Text>
      <span className="soft small num">
        <Link
          to="/employee/items/$itemNumber"
          params={{ itemNumber: String(item.itemNumber) }}
          className="link"
        >
          {item.itemNumber}
        </Link>{' '}
        · {item.sizeDisplay}
      </span>
      <Text size={14}>
        <span className="soft">We wrote:</span>{' '}
        {known?.conditionDescription ?? 'Nothing about its condition.'}
        {flaws.length > 0 && ` Flaws we told: ${flaws.join('; ')}.`}
      </Text>
      {known?.inspections.map((one) => (
        <Stack key={one.id} gap={1}>
          <Text size={14}>
            <span className="soft">
              Return {one.returnCode}, {seenBy(one.at, one.by)}:
            </span>{' '}
            {one.outcomeLabel}
            {one.reason && `: ${one.reason}`}
          </Text>
          <ProofPhotos
            ids={one.photoIds}
            label={`Photos of the inspection, return ${one.returnCode}`}
            of={`${item.title} as it came back`}
          />
        </Stack>
      ))}
      {known && known.record.length > 0 && (
        <div>
          <Opener open={isOpen} controls={recordId} icon={16} onToggle={() => setOpen(!isOpen)}>
            <Text as="span" size={14} weight={600}>
              The record of the piece
            </Text>
          </Opener>
          <div id={recordId} hidden={!isOpen}>
            <Timeline
              label={`The record of ${item.title}`}
              events={known.record.map((step) => ({
                id: step.id,
                what: step.label,
                detail: step.by ?? '',
                at: step.at,
                when: caseTime(new Date(step.at)),
              }))}
            />
          </div>
        </div>
      )}
    </Stack>
  )
}

/**
 * Renders the pieces of a case beside the photos of its shopper; nothing for a case without pieces and
 * photos. The photos of a shopper are about the whole case, so they stand beside the first piece.
 */
export function ComparePieces({ staffed }: { staffed: Staffed }) {
  const { pieces, messages } = staffed.case
  const sent = messages
    .filter((one) => !one.isOurs)
    .flatMap((one) => one.photoIds.map((id) => ({ id, at: one.at })))
  if (pieces.length === 0) return sent.length === 0 ? null : <Theirs name={staffed.personName} sent={sent} />
  return pieces.map((item, at) => {
    const known = staffed.pieces.find((one) => one.itemNumber === item.itemNumber)
    const told = staffed.case.differences.find((one) => one.itemNumber === item.itemNumber)
    return (
      <Stack key={item.id} as="section" gap={3} aria-label={pieceName(item.brand, item.title)}>
        <Stack gap={3} tracks={2} align="start" className={styles.compare}>
          <Ours item={item} known={known} />
          {at === 0 && <Theirs name={staffed.personName} sent={sent} />}
        </Stack>
        {told && <DifferenceFacts difference={told.difference} who={staffed.personName} />}
        <PieceWords item={item} known={known} />
      </Stack>
    )
  })
}
