// Photos of what went wrong, as their sender and employees see them.
import { useState } from 'react'
import { Row, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import styles from './PhotoField.module.css'
import { previewOf } from './photo-wire.ts'

function Proof({ address, name }: { address: string; name: string }) {
  const [isAway, setIsAway] = useState(false)
  if (isAway)
    return (
      <Text as="li" size={12} tone="soft" className={styles.proof}>
        This photo can’t be shown.
      </Text>
    )
  return (
    <li className={styles.proof}>
      <a
        className={look({ block: true })}
        href={address}
        target="_blank"
        rel="noreferrer"
        aria-label={`${name}, full size`}
      >
        <img
          src={address}
          alt={name}
          width={96}
          height={120}
          loading="lazy"
          onError={() => setIsAway(true)}
        />
      </a>
    </li>
  )
}

/**
 * Renders private photos by their uploads' ids; each opens in full size. `label` names the list, `of` what a
 * photo shows, `query` the key by which somebody without an account sees them. Renders nothing without ids.
 */
export function ProofPhotos({
  ids,
  label,
  of,
  query,
}: {
  ids: readonly string[]
  label: string
  of: string
  query?: string
}) {
  if (ids.length === 0) return null
  return (
    <Row as="ul" gap={2} align="stretch" aria-label={label}>
      {ids.map((id, at) => (
        <Proof key={id} address={previewOf(id, query)} name={`${of}, photo ${at + 1} of ${ids.length}`} />
      ))}
    </Row>
  )
}
