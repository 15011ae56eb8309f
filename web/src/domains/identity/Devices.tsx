import {
  EndDeviceDocument,
  EndOtherDevicesDocument,
  type SecurityFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { Monitor, Smartphone } from 'lucide-react'
import { useMutation } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { moment } from '../../platform/format.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toasts.store.ts'

type Device = SecurityFieldsFragment['devices'][number]

const isPhone = ({ name }: Device) => /iOS|Android/.test(name)

function DeviceRow({ device, onEnd }: { device: Device; onEnd: () => void }) {
  const Icon = isPhone(device) ? Smartphone : Monitor
  return (
    <Row as="li" gap={4} noWrap padY={4} edge="top">
      <Icon size={24} strokeWidth={1.5} aria-hidden />
      <Stack gap={0.5} grow shrinks>
        <Row gap={2}>
          <b className="strong">{device.name}</b>
          {device.isThis && <Badge mood="green">This device</Badge>}
        </Row>
        <Text size={14} tone="soft" numbers>
          Last used {moment(device.lastUsedAt, nowMs())}, logged in {moment(device.startedAt, nowMs())}
        </Text>
      </Stack>
      {!device.isThis && (
        <LinkButton
          onClick={onEnd}
          aria-label={`Log out ${device.name}, last used ${moment(device.lastUsedAt, nowMs())}`}
        >
          Log out
        </LinkButton>
      )}
    </Row>
  )
}

/**
 * Lists the devices on which the member is logged in, this one first, and logs the others out. The outcome
 * shows as a toast.
 */
export function Devices({ devices }: { devices: readonly Device[] }) {
  const [, end] = useMutation(EndDeviceDocument)
  const [{ fetching }, endOthers] = useMutation(EndOtherDevicesDocument)
  const said = (text: string) => showToast({ text })
  const endOne = async ({ id, name }: Device) => {
    const { error } = await end({ id }, { quiet: true })
    said(error ? friendlyError(error, 'generic') : `${name} is logged out.`)
  }
  const endAll = async () => {
    const { error } = await endOthers({}, { quiet: true })
    said(error ? friendlyError(error, 'generic') : 'All other devices are logged out.')
  }
  const sorted = devices.toSorted((a, b) => Number(b.isThis) - Number(a.isThis))
  return (
    <Panel>
      <ul aria-label="Your devices">
        {sorted.map((device) => (
          <DeviceRow key={device.id} device={device} onEnd={() => void endOne(device)} />
        ))}
      </ul>
      {devices.length > 1 && (
        <Panel above={4}>
          <Button look="line" busy={fetching} onClick={() => void endAll()}>
            Log out all other devices
          </Button>
        </Panel>
      )}
    </Panel>
  )
}
