import { Check } from 'lucide-react'
import { dateOf } from '../../platform/format.ts'
import { Panel, Stack, Text } from '../../ui/layout.tsx'
import { type Staged, stagesOf } from './order-words.ts'
import parcels from './Parcels.module.css'

/** Shows the progress of a parcel as steps; renders nothing for a canceled or lost parcel. */
export function ParcelStages({ shipment }: { shipment: Staged }) {
  const stages = stagesOf(shipment)
  if (!stages) return null
  return (
    <Panel container>
      <ol className={parcels.stages} aria-label="Where the parcel is">
        {stages.map(({ label, at, state }) => (
          <Stack
            as="li"
            key={label}
            gap={0.5}
            top
            anchor
            size={14}
            leading={1.3}
            className={parcels[state]}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <i aria-hidden="true">{state === 'done' && <Check size={12} strokeWidth={2.5} />}</i>
            <Text as="b" tone="soft" weight={400}>
              {label}
            </Text>
            <Text as="small" size={12} tone="soft">
              {state === 'done' && <span className="sr">Done. </span>}
              {at ? dateOf(at) : ''}
            </Text>
          </Stack>
        ))}
      </ol>
    </Panel>
  )
}
