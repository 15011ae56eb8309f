// One experiment: its plan, what can be done with it, its results, and who changed it.
import './experiments-keys.ts'
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import {
  GetStaffExperimentDocument,
  type StaffExperimentPageFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { Link, useParams } from '@tanstack/react-router'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { count, dateOf } from '../../platform/format.ts'
import { type Fact, Facts } from '../../ui/Facts.tsx'
import { Beside, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StaffFrame } from '../employee/StaffFrame.tsx'
import { useSession } from '../identity/session.tsx'
import { armWords } from './arm-words.ts'
import { Changes } from './Changes.tsx'
import { ExperimentActs } from './ExperimentActs.tsx'
import { Results } from './Results.tsx'
import { StandingBadge } from './Standing.tsx'

type Page = StaffExperimentPageFieldsFragment

function factsOf({ experiment }: Page): Fact[] {
  const { rampPercent, status, forWhom, startedAt, stoppedAt, keptArm, arms, people, id } = experiment
  return [
    { name: 'Key', value: id },
    { name: 'For whom', value: forWhom },
    ...(status === 'draft' ? [] : [{ name: 'Share of everybody', value: `${rampPercent}%` }]),
    { name: 'Arms', value: arms.map(({ name, share }) => `${armWords(name)}: ${share}%`).join(', ') },
    { name: 'People who have seen it', value: count(people) },
    ...(startedAt ? [{ name: 'Started', value: dateOf(startedAt) }] : []),
    ...(stoppedAt ? [{ name: 'Stopped', value: dateOf(stoppedAt) }] : []),
    ...(keptArm ? [{ name: 'Everybody has', value: armWords(keptArm) }] : []),
  ]
}

function Loaded({ page }: { page: Page }) {
  const { user } = useSession()
  const { experiment, changes } = page
  const mayChange = mayDo(user?.roles ?? [], 'set_experiments') && experiment.status !== 'stopped'
  return (
    <Beside>
      <Stack gap={8} top shrinks>
        <Stack gap={3}>
          <Row rows={2}>
            <Text as="h2" size={22} below={0}>
              {experiment.name}
            </Text>
            <StandingBadge status={experiment.status} />
          </Row>
          <Text upTo="text">{experiment.hypothesis}</Text>
          <Facts facts={factsOf(page)} />
        </Stack>
        <Results page={page} />
        <section aria-labelledby="changes">
          <h2 id="changes">Who, when and why</h2>
          <Changes changes={changes} />
        </section>
      </Stack>
      {mayChange && (
        <Stack
          as="aside"
          aria-label="Change the experiment"
          alignSelf="start"
          gap={6}
          top
          pad={5}
          surface="card"
          edge="all"
          round="control"
        >
          <ExperimentActs experiment={experiment} />
        </Stack>
      )}
    </Beside>
  )
}

function One() {
  const { key = '' } = useParams({ strict: false })
  const [{ data, error, fetching }] = useQuery({
    query: GetStaffExperimentDocument,
    variables: { key },
    requestPolicy: 'cache-and-network',
  })
  if (data?.staffExperiment) return <Loaded page={data.staffExperiment} />
  if (fetching) return <Skeleton height={240} />
  if (error) return <Note mood="bad">{friendlyError(error, 'generic')}</Note>
  return <Note mood="bad">There is no experiment with this key.</Note>
}

/**
 * Shows one experiment with its results; admins ramp and stop it. For employees with the task
 * `see_experiments`; others are refused, visitors sent to log in.
 */
export function ExperimentScreen() {
  return (
    <StaffFrame title="Experiment" task="see_experiments">
      <Link className="link alone" to="/employee/experiments">
        All experiments
      </Link>
      <One />
    </StaffFrame>
  )
}
