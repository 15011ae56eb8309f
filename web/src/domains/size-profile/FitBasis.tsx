// On /my/sizes: the numbers that fit notes rest on, and a way to have them forgotten.
import { bodyMeasures } from '@hemline/rules/size-profile/fit-evidence.ts'
import {
  ForgetFitDocument,
  GetFitBasisDocument,
  type GetFitBasisQuery,
} from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { dateOf } from '../../platform/format.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { useFocusBack } from '../../ui/use-focus-back.ts'
import { useUnit, withUnit } from '../size-guides/units.ts'
import { BodyMeasureForm } from './BodyMeasureForm.tsx'
import styles from './SizeProfile.module.css'

type Basis = GetFitBasisQuery['fitBasis'][number]

function fromWhere({ family, count, inches, takenAt }: Basis): string {
  if (inches == null) return 'nothing yet'
  if (takenAt) return `you gave it on ${dateOf(takenAt)}`
  return `the middle of ${count} ${family?.replaceAll('-', ' ')} you kept`
}

function Line({ basis }: { basis: Basis }) {
  const unit = useUnit()
  const [open, setOpen] = useState(false)
  const opener = useFocusBack(open)
  const { measure, inches, family } = basis
  const verb = inches == null ? 'Add' : 'Change'
  return (
    <Row as="li" gap={4} rows={1} padY={2} edge="top" className={styles.basis}>
      <div>
        <b>{measure}</b>
        <Text as="small" block size={14} tone="soft">
          {fromWhere(basis)}
        </Text>
      </div>
      {inches != null && <span className="num">{withUnit(inches, unit)}</span>}
      {family == null && (
        <LinkButton
          ref={opener}
          aria-expanded={open}
          aria-label={`${verb} ${measure}`}
          onClick={() => setOpen(!open)}
        >
          {verb}
        </LinkButton>
      )}
      {open && <BodyMeasureForm measure={measure} action="Keep" opened onSaved={() => setOpen(false)} />}
    </Row>
  )
}

function Forget() {
  const [{ fetching, error }, forget] = useMutation(ForgetFitDocument)
  const act = async () => {
    const { data } = await forget({})
    if (data) showToast({ text: 'Forgotten. Fit notes start again from what you tell us or keep.' })
  }
  return (
    <>
      {error && (
        <Note mood="bad" role="alert">
          {friendlyError(error, 'generic')}
        </Note>
      )}
      <LinkButton disabled={fetching} onClick={() => void act()}>
        Forget them
      </LinkButton>
    </>
  )
}

/** The lines that every member has, before their numbers are there: nothing moves below them. */
function WaitingLines() {
  return (
    <div className={styles.children}>
      {bodyMeasures.map((measure) => (
        <div key={measure} className={styles.basis}>
          <Skeleton height={44} />
        </div>
      ))}
    </div>
  )
}

/**
 * Renders the section of /my/sizes with the measurements that fit notes are based on: body measurements and
 * medians of kept pieces; their room alone while `pause` is set, before the viewer is known. A failed request
 * shows "Try again".
 */
export function FitBasis({ pause }: { pause: boolean }) {
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetFitBasisDocument,
    pause,
    requestPolicy: 'cache-and-network',
  })
  const rows = data?.fitBasis ?? []
  return (
    <Stack as="section" pad={5} surface="card" edge="all" round="sheet" aria-labelledby="fit-basis">
      <Text as="h2" id="fit-basis" size={22}>
        What fit notes rest on
      </Text>
      {data ? (
        <Stack as="ul" gap={2} className={styles.children}>
          {rows.map((basis) => (
            <Line key={`${basis.measure} ${basis.family ?? ''}`} basis={basis} />
          ))}
        </Stack>
      ) : error && !fetching ? (
        <Note mood="bad" role="alert">
          {friendlyError(error, 'generic')}{' '}
          <LinkButton onClick={() => ask({ requestPolicy: 'network-only' })}>Try again</LinkButton>
        </Note>
      ) : (
        <WaitingLines />
      )}
      <p className="small soft">
        Pieces count once you kept them past their return days. Only you see these numbers.
      </p>
      {rows.some(({ inches }) => inches != null) && <Forget />}
    </Stack>
  )
}
