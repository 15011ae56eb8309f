import { weightWords } from '@hemline/rules/rescues/groups.ts'
import type { RescueGroupFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { countOf, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { classes } from '../../ui/classes.ts'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Picture } from '../listing/Picture.tsx'
import styles from './Rescues.module.css'

export type Group = RescueGroupFieldsFragment

/** Returns the content of a rescue box in words: "6 pieces, about 2.4 lb (1.1 kg)". */
export const boxWords = ({ pieces, grams }: Pick<Group, 'pieces' | 'grams'>): string =>
  `${countOf(pieces, 'piece')}, about ${weightWords(grams)}`

/** Returns how many rescue boxes of a group there are: "Last box", "3 boxes left", "No box now". */
export const leftWords = ({ boxesLeft }: Pick<Group, 'boxesLeft'>): string =>
  boxesLeft === 0 ? 'No box now' : boxesLeft === 1 ? 'Last box' : `${boxesLeft} boxes left`

/**
 * Renders a group of rescue boxes as a card: pictures of pieces on its shelf, its name, and what a box costs.
 */
export function RescueCard({ group }: { group: Group }) {
  const isFull = group.photoIds.length >= 4
  return (
    <Stack as="li" gap={3} top anchor>
      <Stack className={classes(styles.heads, !isFull && styles.few)} aria-hidden="true">
        {group.photoIds.slice(0, isFull ? 4 : 2).map((photoId) => (
          <span key={photoId} className="frame">
            <Picture photoId={photoId} sizes="(min-width: 1220px) 170px, (min-width: 480px) 24vw, 46vw" />
          </span>
        ))}
      </Stack>
      <Stack gap={1} top>
        <Text as="h3" size={18}>
          <HrefLink href={group.path} className={look({ spreads: true })}>
            {group.title}
          </HrefLink>
        </Text>
        <span className="soft small">
          {group.tierLabel} · {group.conditionLabel}
        </span>
        <span className="soft small num">{boxWords(group)}</span>
        <Row gap={3} align="baseline" justify="between">
          <span className="num">
            <Text as="b" voice="display" size={22}>
              {money(group.price)}
            </Text>{' '}
            <span className="soft small">{money(group.pricePiece)} a piece</span>
          </span>
          <Badge mood={group.boxesLeft === 1 ? 'sale' : 'plain'}>{leftWords(group)}</Badge>
        </Row>
      </Stack>
    </Stack>
  )
}
