// Beside the station: what the keys mean, how fast it goes, and the last ten pieces.
import { paceOf } from '@hemline/rules/intake/intake.ts'
import { countOf, money } from '../../platform/format.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { keyMap } from './draft.ts'
import styles from './Intake.module.css'
import type { StationPiece, StationState } from './use-station.ts'

const moods = { accepted: 'good', declined: 'bad', review: 'gold' } as const
const words = { accepted: 'Accepted', declined: 'Declined', review: 'Review' } as const

/** Renders a graded piece's decision (accepted, declined, in review) as a badge. */
export function DecisionBadge({ piece }: { piece: Pick<StationPiece, 'decision'> }) {
  const decision = piece.decision as keyof typeof moods
  return <Badge mood={moods[decision]}>{words[decision]}</Badge>
}

function Pace({ graded }: { graded: readonly string[] }) {
  const pace = paceOf(graded.map((at) => new Date(at)))
  return (
    <p>
      <Text as="b" size={18} className="num">
        {graded.length}
      </Text>{' '}
      in this sitting
      {pace !== undefined && (
        <>
          ,{' '}
          <Text as="b" size={18} className="num">
            {Math.round(pace)} s
          </Text>{' '}
          a piece
        </>
      )}
    </p>
  )
}

/**
 * Renders the column beside the grading station: the bag's count, the grader's pace, and the ten pieces
 * graded last.
 */
export function Side({ station }: { station: StationState }) {
  const { pieces, graded, bag } = station
  return (
    <Stack as="aside" gap={8} shrinks>
      <section aria-labelledby="last-pieces">
        <h2 id="last-pieces">{countOf(bag.graded, 'piece')} graded</h2>
        <Pace graded={graded} />
        <ol className={styles.last}>
          {pieces.slice(0, 10).map((piece) => (
            <Stack
              as="li"
              gap={3}
              align="center"
              padX={0}
              padY={2}
              edge="top"
              size={14}
              key={piece.itemNumber}
            >
              <b className="num">{piece.pieceNumber}</b>
              <span>
                {piece.brandName}, {piece.title.toLowerCase()}, {piece.sizeDisplay}
                <small className="soft">
                  {' '}
                  {piece.decision === 'declined' ? piece.declineReasonLabel : money(piece.price)}
                </small>
              </span>
              <DecisionBadge piece={piece} />
            </Stack>
          ))}
        </ol>
      </section>
      <section aria-labelledby="keys">
        <h2 id="keys">Keys</h2>
        <Stack as="dl" rows={1} size={14} className={styles.keys}>
          {keyMap.map(([key, meaning]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </Stack>
      </section>
    </Stack>
  )
}
