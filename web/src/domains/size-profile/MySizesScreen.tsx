import { type ProfileDepartment, profileDepartments } from '@hemline/rules/size-profile/places.ts'
import { departmentLabels } from '@hemline/rules/vocabulary/departments.ts'
import { GetSizeProfileDocument } from '@hemline/schema/generated/graphql.ts'
import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSession } from '../identity/session.tsx'
import { Children } from './Children.tsx'
import { type Groups, type Profile, systemWords } from './draft.ts'
import { FitBasis } from './FitBasis.tsx'
import { FromPiece } from './FromPiece.tsx'
import styles from './SizeProfile.module.css'
import { SizeSheet } from './SizeSheet.tsx'
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
        <div key={key} className={styles.row}>
          <div>
            <b>{name}</b>
            <small>{words}</small>
          </div>
          <div className={`${styles.own} num`}>
            {own.length > 0 ? (
              own.map((label) => <span key={label}>{label}</span>)
            ) : (
              <i className="soft">Not asked for yet</i>
            )}
          </div>
          <LinkButton
            className={styles.change}
            aria-label={`${own.length > 0 ? 'Change' : 'Add'} ${name}${words && `, ${words}`}`}
            onClick={() => onChange(group)}
          >
            {own.length > 0 ? 'Change' : 'Add'}
          </LinkButton>
        </div>
      ))}
    </div>
  )
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
        <Skeleton width="100%" height={320} />
      </div>
    )
  const choose = <Button onClick={() => change()}>Choose my sizes</Button>
  return (
    <div>
      {failed && (
        <Note mood="bad" role="alert">
          {failed}
        </Note>
      )}
      {profile ? (
        <>
          {!profile.enabled && <Note>Your sizes are paused: listings show everything.</Note>}
          <Rows profile={profile} groups={data.sizeChoices} onChange={change} />
          <Row gap={4}>
            <HrefLink className={buttonClass()} href={`/${department}`}>
              Show {profile.enabled ? 'what fits' : 'everything'} in {departmentLabels[department]}
            </HrefLink>
            <LinkButton disabled={saving} onClick={pause}>
              {profile.enabled ? 'Pause my sizes' : 'Use my sizes again'}
            </LinkButton>
          </Row>
        </>
      ) : (
        <EmptyState drawing={<HangerDrawing />} title="No sizes yet" action={choose}>
          Tell us two or three, and listings show what you can wear first.
        </EmptyState>
      )}
      <section className={styles.find} aria-labelledby="from-piece">
        <h2 id="from-piece">Find my size from a piece I own</h2>
        <p className="soft">Labels differ from brand to brand. We compare what its pieces measure.</p>
        <FromPiece
          department={department}
          groups={data.sizeChoices}
          onTake={(sizingIds) => {
            setFound(sizingIds)
            change()
          }}
        />
      </section>
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
    <div className={`page ${styles.screen}`}>
      <h1>My sizes</h1>
      <p className="soft">Listings show these first. One tap shows everything.</p>
      <section className={styles.departments} aria-label="Department">
        <ChipRow slide>
          {profileDepartments.map((one) => (
            <Chip key={one} pressed={one === department} onClick={() => setDepartment(one)}>
              {departmentLabels[one]}
            </Chip>
          ))}
        </ChipRow>
      </section>
      <div className={styles.cols}>
        <DepartmentSizes key={department} department={department} />
        <aside className={styles.side}>
          {loggedIn && <FitBasis />}
          <Children />
        </aside>
      </div>
    </div>
  )
}
