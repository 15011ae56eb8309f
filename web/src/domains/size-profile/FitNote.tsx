// How a piece is likely to fit its reader: a verdict, and the two numbers it rests on (decision 0152).
import { GetFitNoteDocument, type GetFitNoteQuery } from '@hemline/schema/generated/graphql.ts'
import { Ruler, TriangleAlert } from 'lucide-react'
import { useQuery } from 'urql'
import { classes } from '../../ui/classes.ts'
import { Panel, Row, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { useSession } from '../identity/session.tsx'
import { useUnit, withUnit } from '../size-guides/units.ts'
import { BodyMeasureForm } from './BodyMeasureForm.tsx'
import styles from './Fit.module.css'
import { FitRuler } from './FitRuler.tsx'

type Note = NonNullable<GetFitNoteQuery['fitNote']>

function ownWords({ ownFrom, ownCount, measure }: Note): string {
  return ownFrom === 'body'
    ? `the ${measure.toLowerCase()} you gave us`
    : `the middle of ${ownCount} pieces like it that you kept`
}

function Asked({ note, piece }: { note: Note; piece: string }) {
  return (
    <Panel
      as="section"
      above={5}
      pad={4}
      surface="card"
      edge="all"
      round="control"
      className={styles.fit}
      aria-label="How it fits"
    >
      <Row as="header" align="start" noWrap>
        <Ruler className={look({ tone: 'soft' })} size={20} strokeWidth={1.5} aria-hidden />
        <div>
          <h2>
            {piece} at the {note.measure.toLowerCase()}. And you?
          </h2>
          <p>We have no number of yours yet. One is enough, and only you see it.</p>
        </div>
      </Row>
      <BodyMeasureForm measure={note.measure} action="Compare" />
    </Panel>
  )
}

function Said({ note, piece, own }: { note: Note; piece: string; own: number }) {
  const unit = useUnit()
  const fits = note.verdict === 'fits'
  const Icon = fits ? Ruler : TriangleAlert
  return (
    <Panel
      as="section"
      above={5}
      pad={4}
      surface="card"
      edge="all"
      round="control"
      className={classes(styles.fit, !fits && styles.warn)}
      aria-label="How it fits"
    >
      <Row as="header" align="start" noWrap>
        <Icon size={20} strokeWidth={1.5} aria-hidden />
        <div>
          <h2>{note.words}</h2>
          <p>At the {note.measure.toLowerCase()}, from these two numbers.</p>
        </div>
      </Row>
      <FitRuler piece={note.piece} own={own} />
      <Panel as="dl" above={4} padTop={4} edge="top" numbers className={styles.two}>
        <div>
          <dd>{piece}</dd>
          <Text as="dt" above={0.5} size={12} tone="soft" leading={1.4}>
            this piece, measured by us
          </Text>
        </div>
        <div>
          <dd>{withUnit(own, unit)}</dd>
          <Text as="dt" above={0.5} size={12} tone="soft" leading={1.4}>
            {ownWords(note)}
          </Text>
        </div>
      </Panel>
    </Panel>
  )
}

/**
 * Renders the note how a piece would fit the member, or the question for a measurement; nothing for visitors
 * and without a note.
 */
export function FitNote({ itemNumber }: { itemNumber: number }) {
  const { loggedIn } = useSession()
  const unit = useUnit()
  const [{ data }] = useQuery({
    query: GetFitNoteDocument,
    variables: { itemNumber },
    pause: !loggedIn,
    context: quiet,
  })
  const note = loggedIn ? data?.fitNote : undefined
  if (!note) return null
  const piece = withUnit(note.piece, unit)
  return note.own == null ? (
    <Asked note={note} piece={piece} />
  ) : (
    <Said note={note} piece={piece} own={note.own} />
  )
}

// The page is whole without the note, so its failure shows no toast.
const quiet = { quiet: true }
