// The results of an experiment: sizes, rates, intervals and guardrails, with a sentence for each arm.
import { about } from '@hemline/rules/experiments/reading.ts'
import type { StaffExperimentPageFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { count } from '../../platform/format.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { armWords, harmWords, rateWords } from './arm-words.ts'
import { IntervalBar } from './IntervalBar.tsx'

type Page = StaffExperimentPageFieldsFragment
type Arm = Page['results']['arms'][number]
type Rail = Arm['guardrails'][number]

const outcomeWords: Readonly<Record<string, string>> = { order: 'Ordered', kit: 'Ordered a kit' }

const moods = { better: 'green', worse: 'bad', mismatch: 'bad' } as const
const verdictWords: Readonly<Record<string, string>> = {
  control: 'Control',
  few: 'Too few yet',
  mismatch: 'Sizes don’t fit',
  better: 'Better',
  worse: 'Worse',
  none: 'No difference',
}
const moodOf = (verdict: string) => (verdict in moods ? moods[verdict as keyof typeof moods] : 'plain')

function ArmReadings({ arms, outcome }: { arms: readonly Arm[]; outcome: string }) {
  const widest = Math.max(0.01, ...arms.flatMap(({ low, high }) => [Math.abs(low ?? 0), Math.abs(high ?? 0)]))
  return (
    <Stack as="ul" gap={3} aria-label="Arms">
      {arms.map((arm) => (
        <Stack
          as="li"
          key={arm.name}
          gap={3}
          pad={5}
          surface="card"
          edge="all"
          round="control"
          aria-label={armWords(arm.name)}
        >
          <Row as="header" rows={1} justify="between">
            <Text as="h3" size={18} weight={600} face="sans" below={0}>
              {armWords(arm.name)}
            </Text>
            <Row as="span" gap={2} rows={1} inline>
              {harmWords(arm.guardrails) && <Badge mood="bad">Does harm</Badge>}
              <Badge mood={moodOf(arm.verdict)}>{verdictWords[arm.verdict] ?? arm.verdict}</Badge>
            </Row>
          </Row>
          <Row as="p" gap={5} rows={1} numbers>
            <span>
              <b>{count(arm.people)}</b> <span className="soft">people</span>
            </span>
            <span>
              <b>{count(arm.hits)}</b> <span className="soft">{outcomeWords[outcome]?.toLowerCase()}</span>
            </span>
            <span>
              <b>{arm.people > 0 ? rateWords(arm.rate) : '–'}</b>
            </span>
          </Row>
          {arm.low !== null && arm.high !== null && (
            <IntervalBar low={arm.low} high={arm.high} widest={widest} />
          )}
          <p className="soft num">{arm.words}</p>
          {harmWords(arm.guardrails) && <p>{harmWords(arm.guardrails)}</p>}
        </Stack>
      ))}
    </Stack>
  )
}

function RailCell({ rail }: { rail: Rail | undefined }) {
  if (!rail || rail.of === 0) return <span className="soft">none yet</span>
  return (
    <span>
      {rateWords(rail.hits / rail.of)} {rail.standing === 'worse' && <Badge mood="bad">Worse</Badge>}
      <Text as="span" block size={14} tone="soft">
        of {count(rail.of)}
        {rail.standing === 'few' && ', too few to say'}
      </Text>
    </span>
  )
}

function Guardrails({ arms }: { arms: readonly Arm[] }) {
  const names = arms[0]?.guardrails ?? []
  const columns: readonly Column<Arm>[] = [
    { key: 'arm', name: 'Arm', cell: ({ name }) => armWords(name) },
    ...names.map(({ name, label }) => ({
      key: name,
      name: label,
      cell: ({ guardrails }: Arm) => <RailCell rail={guardrails.find((one) => one.name === name)} />,
    })),
  ]
  return (
    <Table label="Guardrails by arm" columns={columns} rows={arms} rowKey={({ name }) => name} wide="cards" />
  )
}

/**
 * Renders the results of an experiment, arm by arm; when the sizes of the arms don't fit their shares, a
 * warning above them.
 */
export function Results({ page: { experiment, results } }: { page: Page }) {
  return (
    <>
      <section aria-labelledby="results">
        <h2 id="results">Results</h2>
        <Stack gap={4}>
          {results.isMismatch ? (
            <Note mood="bad">
              <b>The sizes of the arms don’t fit their shares.</b> Something loses people of one arm. Find it
              before you read on.
            </Note>
          ) : (
            <p className="soft num">
              Each arm needs about {about(results.neededInEach)} people before a difference can be told. The
              intervals of all arms together hold with 95%.
            </p>
          )}
          <ArmReadings arms={results.arms} outcome={experiment.outcome} />
        </Stack>
      </section>
      <section aria-labelledby="guardrails">
        <h2 id="guardrails">Guardrails</h2>
        <Stack gap={3}>
          <p className="soft">
            What no arm may make worse. Requests are those of people who have seen an arm; orders are those
            after it.
          </p>
          <Guardrails arms={results.arms} />
        </Stack>
      </section>
    </>
  )
}
