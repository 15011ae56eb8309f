import { keptFor, returnCost, returnTime } from '@hemline/rules/returns/before.ts'
import { returnLabelFee } from '@hemline/rules/vocabulary/returns.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Text } from '../../ui/layout.tsx'
import { useSession } from '../identity/session.tsx'
import type { Line } from './line-state.ts'

/**
 * Tells until when held pieces can go back and what it costs, before anything is pressed; renders nothing
 * when none can. Shop credit, which not every piece can have, is explained behind the link.
 */
export function CartReturns({ lines }: { lines: readonly Line[] }) {
  const abroad = useSession().user?.isInternational ?? false
  const kept = lines.map(({ item }) => keptFor({ ...item, categories: item.categoryPath.split('/') }))
  const going = kept.filter((one) => one === undefined).length
  // Each line says for itself why it can't.
  if (going === 0) return null
  return (
    <Text above={3} size={12} tone="soft" textAlign="center">
      {going < lines.length ? 'The others can' : going === 1 ? 'It can' : 'They can'} go back {returnTime}{' '}
      {returnCost({ label: abroad ? null : returnLabelFee, byCredit: false })}{' '}
      <HrefLink className="link" href="/support#how-to-return">
        How returns work
      </HrefLink>
    </Text>
  )
}
