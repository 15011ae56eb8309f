// The feature flags: on or off, for which share and for whom, and who changed them when and why.
import './experiments-keys.ts'
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import { GetStaffFlagsDocument, type StaffFlagFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf } from '../../platform/format.ts'
import { Badge } from '../../ui/Badge.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Grid, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StaffFrame } from '../employee/StaffFrame.tsx'
import { useSession } from '../identity/session.tsx'
import { Changes } from './Changes.tsx'
import { FlagForm } from './FlagForm.tsx'

type Flag = StaffFlagFieldsFragment

/** Says for whom a flag is on. */
function whoOf({ enabled, rolloutPercent, alwaysFor }: Flag): string {
  const accounts = alwaysFor.length > 0 ? ` and ${countOf(alwaysFor.length, 'account')} by name` : ''
  if (!enabled) return `Nobody. When it is on: ${rolloutPercent}% of everybody${accounts}.`
  if (rolloutPercent === 100) return 'Everybody.'
  return `${rolloutPercent}% of everybody${accounts}.`
}

function FlagCard({ flag, mayChange }: { flag: Flag; mayChange: boolean }) {
  const [open, setOpen] = useState(false)
  const [past, setPast] = useState(false)
  return (
    <Stack as="li" gap={3} top pad={5} surface="card" edge="all" round="control" shrinks>
      <Row as="header" rows={2} justify="between">
        <Text as="h2" size={18} weight={600} face="sans" below={0} breaks>
          {flag.id}
        </Text>
        <Badge mood={flag.enabled ? 'green' : 'plain'}>{flag.enabled ? 'On' : 'Off'}</Badge>
      </Row>
      <p className="soft">{flag.description}</p>
      <p className="num">{whoOf(flag)}</p>
      {open && <FlagForm flag={flag} onDone={() => setOpen(false)} />}
      <Row gap={5} rows={1}>
        {mayChange && !open && (
          <LinkButton aria-label={`Change ${flag.id}`} onClick={() => setOpen(true)}>
            Change
          </LinkButton>
        )}
        <LinkButton aria-label={`History of ${flag.id}`} aria-expanded={past} onClick={() => setPast(!past)}>
          History
        </LinkButton>
      </Row>
      {past && <Changes changes={flag.changes} />}
    </Stack>
  )
}

function Flags() {
  const { user } = useSession()
  const [{ data, error, fetching }] = useQuery({
    query: GetStaffFlagsDocument,
    requestPolicy: 'cache-and-network',
  })
  const flags = data?.staffFlags
  if (!flags)
    return fetching ? <Skeleton height={240} /> : <Note mood="bad">{friendlyError(error, 'generic')}</Note>
  const mayChange = mayDo(user?.roles ?? [], 'set_experiments')
  return (
    <Grid as="ul" columns={2} from="laptop" align="start" aria-label="Flags">
      {flags.map((flag) => (
        <FlagCard key={flag.id} flag={flag} mayChange={mayChange} />
      ))}
    </Grid>
  )
}

/**
 * Shows the feature flags; admins change them. For employees with the task `see_experiments`; others are
 * refused, visitors sent to log in.
 */
export function FlagsScreen() {
  return (
    <StaffFrame title="Flags" task="see_experiments">
      <p className="soft">
        Parts of the shop that are on for some. A person is always on the same side of a share.
      </p>
      <Flags />
    </StaffFrame>
  )
}
