// The way of a seller's pieces, as steps of a Thread.
import { Camera, HandCoins, PackageOpen, Truck } from 'lucide-react'

const icon = { size: 18, strokeWidth: 1.5 } as const

/** The four steps of a seller's pieces, from sending to payment; all 'next', since they explain. */
export const journey = [
  {
    label: 'You send it',
    detail: 'The way to us is prepaid. Leave it at any counter of the carrier on its label.',
    icon: <Truck {...icon} />,
  },
  {
    label: 'We look at each piece',
    detail: 'A person measures and photographs what we take, and says why of what we don’t.',
    icon: <Camera {...icon} />,
  },
  {
    label: 'It is on sale',
    detail: 'You can change its price; after a while the price falls by itself.',
    icon: <PackageOpen {...icon} />,
  },
  {
    label: 'You are paid',
    detail: 'Your part is yours when the buyer’s return time is over: as cash, credit or a gift.',
    icon: <HandCoins {...icon} />,
  },
].map((step) => ({ ...step, state: 'next' as const }))
