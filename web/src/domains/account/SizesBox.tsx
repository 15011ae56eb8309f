import { GetSizeProfileDocument } from '@hemline/schema/generated/graphql.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Row, Text } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Home.module.css'
import { Part } from './Part.tsx'
import { usePart } from './use-part.ts'

/** Renders the member's sizes of women's clothes, as listings use them. */
export function SizesBox() {
  const { data, failed, again } = usePart(GetSizeProfileDocument, { departmentTag: 'women' })
  const profile = data?.sizeProfile
  const byLabel = Map.groupBy(data?.sizeChoices ?? [], ({ label }) => label)
  const groups = [...byLabel].flatMap(([label, choices]) => {
    const own = choices
      .flatMap(({ sizes }) => sizes)
      .filter(({ sizingId }) => profile?.sizingIds.includes(sizingId))
    return own.length === 0 ? [] : [{ label, own: [...new Set(own.map((size) => size.label))].join(', ') }]
  })
  return (
    <Part
      boxed
      title="My sizes"
      to={groups.length > 0 ? { href: '/my/sizes', name: 'Change' } : undefined}
      failed={failed}
      again={again}
    >
      {!data ? (
        <Skeleton width="100%" height={40} />
      ) : groups.length === 0 ? (
        <>
          <Text size={14} tone="soft" below={4}>
            Tell us what fits, and listings show those pieces first.
          </Text>
          <HrefLink className={buttonClass({ look: 'line', wide: true })} href="/my/sizes">
            Add my sizes
          </HrefLink>
        </>
      ) : (
        <>
          <Row as="ul" gap={2} rows={2}>
            {groups.map(({ label, own }) => (
              <li key={label} className={styles.size}>
                {label} <b className="num">{own}</b>
              </li>
            ))}
          </Row>
          <Text size={14} tone="soft" above={4}>
            {profile?.enabled
              ? 'Listings show pieces of these sizes.'
              : 'You paused them: listings show pieces of every size.'}
          </Text>
        </>
      )}
    </Part>
  )
}
