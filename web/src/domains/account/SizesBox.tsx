import { countOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Panel, Row, Text } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { useFits } from './Fits.tsx'
import { Part } from './Part.tsx'

/**
 * Renders the member's sizes of women's clothes, as listings use them, with the number of pieces that fit, or
 * a link to add sizes; a placeholder while they load, a failed request says so. Takes the result of useFits.
 */
export function SizesBox({ sizes: { data, failed, again }, pieces }: ReturnType<typeof useFits>) {
  const found = pieces?.data?.itemsV2.totalCount
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
              <Panel as="li" key={label} padX={3} padY={1} surface="sunk" round="full" size={14}>
                {label}{' '}
                <Text as="b" weight={600} numbers>
                  {own}
                </Text>
              </Panel>
            ))}
          </Row>
          <Text size={14} tone="soft" above={4}>
            {profile?.enabled
              ? `Listings show pieces of these sizes.${found === undefined ? '' : ` ${countOf(found, 'piece')} today.`}`
              : 'You paused them: listings show pieces of every size.'}
          </Text>
        </>
      )}
    </Part>
  )
}
