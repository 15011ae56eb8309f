// Gift cards that Imani bought: one that was sent, one that waits for its day, one to print.
import { giftCardDesigns } from '@hemline/rules/gift-cards/designs.ts'
import type { MockBoughtCard } from '../marked-gift-cards.ts'

const base = {
  buyer: 'imani@hemline.example',
  orderId: '0193bb10-0000-7000-8000-0000000000c1',
  deliveryMethod: 'email',
  timeZone: 'America/New_York',
  addressOpen: true,
} as const

/** Returns the bought gift cards with which the mock begins. */
export const boughtGiftCards = (): MockBoughtCard[] => [
  {
    ...base,
    id: 'bought1',
    last4: '4417',
    faceValue: 7500,
    slug: giftCardDesigns[1]?.slug ?? '',
    deliveryDate: '2026-11-02',
    recipientName: 'Nora',
    recipientEmail: 'nora@hemline.example',
    standing: 'sent',
    sentAt: '2026-11-02T14:00:00.000Z',
    sends: [],
  },
  {
    ...base,
    id: 'bought2',
    last4: '9031',
    faceValue: 5000,
    slug: giftCardDesigns[5]?.slug ?? '',
    deliveryDate: '2027-06-24',
    timeZone: 'Asia/Tokyo',
    recipientName: 'Hana',
    recipientEmail: 'hana@hemline.example',
    standing: 'waits',
    sentAt: null,
    sends: [],
  },
  {
    ...base,
    id: 'bought3',
    last4: '2208',
    faceValue: 2500,
    slug: giftCardDesigns[3]?.slug ?? '',
    deliveryMethod: 'print',
    deliveryDate: '2026-10-20',
    recipientName: 'Edith',
    recipientEmail: null,
    standing: 'sent',
    sentAt: '2026-10-20T16:00:00.000Z',
    addressOpen: false,
    sends: [],
  },
]
