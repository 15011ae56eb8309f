import { type ProfileDepartment, profileDepartments } from '@hemline/rules/size-profile/places.ts'
import { departmentLabels } from '@hemline/rules/vocabulary/departments.ts'
import { GetSizeProfileDocument } from '@hemline/schema/generated/graphql.ts'
import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSession } from '../identity/session.tsx'
import { Children } from './Children.tsx'
import { type Groups, type Profile, systemWords } from './draft.ts'
import { FitBasis } from './FitBasis.tsx'
import { FromPiece } from './FromPiece.tsx'
import styles from './SizeProfile.module.css'
import { SizeSheet } from './SizeSheet.tsx'
import { useFitting } from './use-fitting.ts'
import { useSaveSizes } from './use-save-sizes.ts'

type Group = Groups[number]
/** `onChange` gets the sizes of the pressed row; nothing for the row of the cut. */
type RowsProps = { profile: Profile; groups: Groups; onChange: (first?: Group) => void }

function Rows({ profile, groups, onChange }: RowsProps) {
  const cuts = [
    'Regular',
    ...(profile.includePetite ? ['Petite'] : []),
    ...(profile.includeTall ? ['Tall'] : []),
    ...(profile.includeMaternity ? ['Maternity'] : []),
  ]
  const rows = groups.map((group) => ({
    key: `${group.category} ${group.group}`,
    name: group.label,
    words: systemWords(group),
    own: group.sizes.filter(({ sizingId }) => profile.sizingIds.includes(sizingId)).map(({ label }) => label),
    group,
  }))
  const cut = { key: 'cut', name: 'Cut', words: '', own: cuts, group: undefined }
  return (
    <div>
      {[...rows, ...(profile.department === 'women' ? [cut] : [])].map(({ key, name, words, own, group }) => (
        <Stack key={key} rows={1} align="center" padY={4} edge="top" className={styles.row}>
          <div>
            <Text as="b" weight={600}>
              {name}
            </Text>
            <Text as="small" block size={14} tone="soft">
              {words}
            </Text>
          </div>
          <Row gap={2} align="stretch" numbers className={styles.own}>
            {own.length > 0 ? (
              own.map((label) => (
                <Text as="span" surface="sunk" round="full" size={14} weight={600} key={label}>
                  {label}
                </Text>
              ))
            ) : (
              <i className="soft">Not asked for yet</i>
            )}
          </Row>
          <LinkButton
            className={styles.change}
            aria-label={`${own.length > 0 ? 'Change' : 'Add'} ${name}${words && `, ${words}`}`}
            onClick={() => onChange(group)}
          >
            {own.length > 0 ? 'Change' : 'Add'}
          </LinkButton>
        </Stack>
      ))}
    </div>
  )
}

/** In pixels: what stands below on a phone stays out of sight, however many sizes there will be. */
const waitingHeight = 720

const noSizes = {
  sizingIds: [],
  includeEquivalents: false,
  includePetite: false,
  includeTall: false,
  includeMaternity: false,
}

/** "Show 1,204 pieces", "Show what fits" until the number is known, and "Show everything" while paused. */
function wayOn(enabled: boolean, fitting: number | undefined): string {
  if (!enabled) return 'Show everything'
  return fitting === undefined ? 'Show what fits' : `Show ${countOf(fitting, 'piece')}`
}

function DepartmentSizes({ department }: { department: ProfileDepartment }) {
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetSizeProfileDocument,
    variables: { departmentTag: department },
    requestPolicy: 'cache-and-network',
  })
  const [open, setOpen] = useState(false)
  const [found, setFound] = useState<readonly number[]>()
  const [first, setFirst] = useState<Group>()
  const { save, saving, failed } = useSaveSizes()
  const profile = data?.sizeProfile
  const fitting = useFitting(department, profile ?? noSizes, !profile?.enabled)
  const change = (group?: Group) => {
    setFirst(group)
    setOpen(true)
  }
  const pause = () => {
    if (!profile) return
    const { __typename: _, updatedAt, expandedSizingIds: __, ...rest } = profile
    void save({ ...rest, enabled: !profile.enabled, seenAt: updatedAt ?? null })
  }
  if (!data)
    return error && !fetching ? (
      <Note mood="bad" role="alert">
        {friendlyError(error, 'generic')}{' '}
        <LinkButton onClick={() => ask({ requestPolicy: 'network-only' })}>Try again</LinkButton>
      </Note>
    ) : (
      <div role="status" aria-busy="true" aria-label="Loading your sizes">
        <Skeleton width="100%" height={waitingHeight} />
      </div>
    )
  const choose = <Button onClick={() => change()}>Choose my sizes</Button>
  return (
    <div>
      {profile ? (
        <>
          {!profile.enabled && <Note>Your sizes are paused: listings show everything.</Note>}
          <Rows profile={profile} groups={data.sizeChoices} onChange={change} />
          <Row gap={4} above={6} below={failed === undefined ? 0 : 4}>
            <HrefLink className={buttonClass()} href={`/${department}`}>
              {wayOn(profile.enabled, fitting)} in {departmentLabels[department]}
            </HrefLink>
            <LinkButton disabled={saving} onClick={pause}>
              {profile.enabled ? 'Pause my sizes' : 'Use my sizes again'}
            </LinkButton>
          </Row>
          {failed !== undefined && (
            <Note mood="bad" role="alert">
              {failed}
            </Note>
          )}
        </>
      ) : (
        <EmptyState drawing={<HangerDrawing />} title="No sizes yet" action={choose}>
          Tell us two or three, and listings show what you can wear first.
        </EmptyState>
      )}
      <Stack as="section" gap={3} above={8} aria-labelledby="from-piece">
        <Text as="h2" id="from-piece" size={22}>
          Find my size from a piece I own
        </Text>
        <p className="soft">Labels differ from brand to brand. We compare what its pieces measure.</p>
        <FromPiece
          department={department}
          groups={data.sizeChoices}
          onTake={(sizingIds) => {
            setFound(sizingIds)
            change()
          }}
        />
      </Stack>
      <SizeSheet
        open={open}
        onClose={() => {
          setOpen(false)
          setFound(undefined)
          setFirst(undefined)
        }}
        department={department}
        found={found}
        first={first}
      />
    </div>
  )
}

/** Renders /my/sizes: the member's sizes by department, and children's sizes; visitors are sent to log in. */
export function MySizesScreen() {
  usePageHead({ title: 'My sizes', robots: 'noindex' })
  const { loggedIn, loading } = useSession()
  const [department, setDepartment] = useState<ProfileDepartment>('women')
  if (!loading && !loggedIn) return <Navigate to="/log-in" search={{ next: '/my/sizes' }} replace />
  return (
    <Panel padTop={8} className="page">
      <h1>My sizes</h1>
      <Text above={2} below={4} tone="soft">
        Listings show these first. One tap shows everything.
      </Text>
      <Panel as="section" below={3} aria-label="Department">
        <ChipRow slide>
          {profileDepartments.map((one) => (
            <Chip key={one} pressed={one === department} onClick={() => setDepartment(one)}>
              {departmentLabels[one]}
            </Chip>
          ))}
        </ChipRow>
      </Panel>
      <Stack gap={8} padBottom={12} className={styles.cols}>
        <DepartmentSizes key={department} department={department} />
        <Stack as="aside" gap={6} top>
          <FitBasis pause={!loggedIn} />
          <Children />
        </Stack>
      </Stack>
    </Panel>
  )
}
