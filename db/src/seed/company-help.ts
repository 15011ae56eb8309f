// The questions with which the help centre starts; later its editors change the table. Links lead to
// pages that exist.
import type { HelpTopic } from '@hemline/rules/vocabulary/help.ts'
import type { Cell } from './copy.ts'

type Link = readonly [label: string, href: string]
type Article = readonly [
  slug: string,
  topic: HelpTopic,
  question: string,
  answer: string,
  links?: readonly Link[],
]

const terms: Link = ['Terms of Use', '/legal/tou']
const sellerTerms: Link = ['Seller terms', '/legal/seller-terms']

const articles: readonly Article[] = [
  [
    'hold',
    'orders',
    'How long is a piece held for me?',
    'A piece in your cart is held for 20 minutes, and the cart counts them down. While it is held nobody else can buy it. Taking it out and putting it back does not start the time anew. When the time is over the piece stays in your cart, but another shopper may take it first.',
    [['Your cart', '/cart']],
  ],
  [
    'held-by-another',
    'orders',
    'A piece says “held by another shopper”. Can I still get it?',
    'Perhaps. It is in somebody’s cart until the time shown, and then it is free again if they have not bought it. Press “Tell me if it comes free” on its page to stand in line: when it is your turn, it is held for you for 10 minutes, and the shop tells you while it is open. Or press the heart and look again later. There is only ever one of each, so we can’t set another one aside.',
    [['Your favorites', '/saved/favorites']],
  ],
  [
    'retail-price',
    'orders',
    'What is the crossed-out price?',
    'It is our estimate of what a comparable piece cost when it was new, from the brand, the kind of piece and its material. It is no price that Hemline ever asked. The percentage beside it is how far below that estimate the piece is now.',
  ],
  [
    'promo-code',
    'orders',
    'How do promo codes work?',
    'Some pieces show a price with a code: that code takes the percentage named off this piece. Codes have conditions of their own and usually can’t be combined. If a code is refused, the message says why.',
    [terms],
  ],
  [
    'cart-limit',
    'orders',
    'Is there a limit to the cart?',
    'Yes, 50 pieces. A hold keeps a piece from everybody else, so a cart is not the place to collect: favorites are, and they have no clock.',
    [['Your favorites', '/saved/favorites']],
  ],
  [
    'shipping-cost',
    'shipping',
    'What does shipping cost?',
    'Orders of $79 or more ship free within the United States. Below that, the cart shows what shipping costs before you pay, and how much is missing to free shipping.',
    [['Your cart', '/cart']],
  ],
  [
    'several-parcels',
    'shipping',
    'Why does my order come in more than one parcel?',
    'Pieces lie in seven distribution centers, from San Leandro to Suwanee, and each sends its own parcel. Pieces of partners and of other shoppers are sent by them, apart from ours. The page of a piece says when it ships separately.',
  ],
  [
    'shipping-time',
    'shipping',
    'When will my parcel come?',
    'The order shows an estimate for every parcel, and the number to follow it by once the carrier has it. If the last day of the estimate has gone by, say so there: a parcel a week late is paid back at once.',
    [['Something went wrong', '/resolution-hub']],
  ],
  [
    'abroad',
    'shipping',
    'Do you ship abroad?',
    'To Canada and a number of other countries. Duty and taxes are estimated before you pay. Some partners’ pieces can only be sent within the United States; the cart says so.',
  ],
  [
    'how-to-return',
    'returns',
    'How do I return a piece?',
    'Most pieces can go back within 14 days of delivery, unworn and with the Hemline tag on. Choose the pieces and a reason for each, see to the cent what every way of being paid brings, and take our label or post the parcel yourself. A counter prints the label from a code on your phone.',
    [['Send pieces back', '/my/return'], ['Your returns', '/my/returns'], terms],
  ],
  [
    'final-sale',
    'returns',
    'What does final sale mean?',
    'A piece marked final sale can’t be returned, because it is marked down for the last time or worn next to the skin. The page of the piece and the cart both say so. It has to be as described all the same: if it is not, we put it right.',
  ],
  [
    'not-as-described',
    'returns',
    'A piece is not as described. What now?',
    'Tell us within 30 days of delivery. Keep the piece and get a part of its price back at once, or send it back with our label and get everything, final sale or not.',
    [
      ['Something went wrong', '/resolution-hub'],
      ['Tell us', '/contact?topic=return'],
    ],
  ],
  [
    'refund',
    'returns',
    'How do I get my money back?',
    'The way you paid, less any return shipping that was named before you chose to return. It leaves us when the piece has arrived and was looked over; banks then take a few days.',
    [terms],
  ],
  [
    'condition',
    'pieces',
    'What do the condition grades mean?',
    '**New with tags** was never worn and has its tags. **Excellent** shows no wear. **Very good** shows a little, if you look for it. **Good** shows that it was worn. **Repaired** was mended by us or somebody before. **Flawed gem** has a flaw that we show in a photo, and a price that says so.',
    [['Pieces new with tags', '/products?condition=new_with_tags']],
  ],
  [
    'authentic',
    'pieces',
    'How do you know that a designer piece is real?',
    'Two people check it, against the stitching, hardware, labels and numbers that the maker used in those years. What we doubt, we don’t sell. If you doubt a piece, write to us: a counterfeit is refunded in full, whenever it turns out.',
    [['The designer rail', '/designer']],
  ],
  [
    'measure',
    'pieces',
    'How do I know whether it fits?',
    'Sizes differ from brand to brand, so we measure most pieces laid flat. Take something that fits you, lay it flat, and compare it with the measurements on the piece’s page, in inches or centimeters. The size guide there says what a size usually measures.',
  ],
  [
    'run-small',
    'pieces',
    'What does “may run small” mean?',
    'Shoppers have told us that this brand’s sizes come out smaller than most. Compare the measurements, or take one size up.',
  ],
  [
    'find-piece',
    'pieces',
    'I am looking for one particular piece. Where do I start?',
    'Describe it in the search box: kind, color, material, brand. Then narrow by size and condition. Our guide to finding anything shows what else there is.',
    [['Find anything', '/find-anything']],
  ],
  [
    'photos',
    'pieces',
    'Are the photos of the very piece I get?',
    'Yes, always. There is one of each, and the photos are of that one, flaws included. Colors can look a little different from screen to screen.',
  ],
  [
    'how-cleanout',
    'cleanout',
    'How does a clean-out work?',
    'You fill a bag with pieces you no longer wear and send it in. A person looks over each, measures, photographs and prices it. What sells earns you cash or shop credit, or goes to a charity you choose.',
    [['Clean out your closet', '/cleanout'], sellerTerms],
  ],
  [
    'what-you-take',
    'cleanout',
    'What do you take?',
    'Clothes, shoes, bags, jewelry and accessories for women and children: washed, whole, and best from the last few years. No clothes for men, no underwear, nothing stained, torn or monogrammed.',
    [sellerTerms],
  ],
  [
    'payout',
    'cleanout',
    'When and how am I paid?',
    'Your share depends on the price that a piece sells for; the table shown when you order your kit applies. It is final once the buyer’s time for returns is over. Then it can be paid out, spent here, or given away.',
    [sellerTerms],
  ],
  [
    'not-accepted',
    'cleanout',
    'What happens to pieces that you don’t sell?',
    'They are given to charity or reused as cloth. If you asked for them back before you sent the bag, they come home for a fee that covers the way.',
  ],
  [
    'password',
    'account',
    'I can’t log in. What can I do?',
    'Ask for a link to choose a new password; it comes by email, works once and for an hour. After ten wrong tries log-in waits for a quarter of an hour.',
    [['Forgot your password', '/password']],
  ],
  [
    'favorites-account',
    'account',
    'Do I keep my favorites and cart when I log in?',
    'Yes. What you collected before logging in joins what is in your account, on every device.',
    [['Your favorites', '/saved/favorites']],
  ],
  [
    'my-data',
    'account',
    'What do you know about me, and how do I have it deleted?',
    'The page on your privacy has it all: a copy of your data to read or for programs, and the deletion of everything that the law lets us delete. A deletion begins with a link that we mail you, and you have 14 days to take it back.',
    [
      ['Your privacy', '/privacy'],
      ['Privacy policy', '/legal/privacy-policy'],
    ],
  ],
  [
    'do-not-sell',
    'account',
    'How do I opt out of the sale of my personal information?',
    'We don’t sell lists of our customers. Where a law calls the sharing of visits with advertising services a sale, you can opt out with one press, also without an account. A browser that sends the signal Global Privacy Control is opted out already.',
    [
      ['What the policy says', '/legal/privacy-policy#do-not-sell-my-personal-information'],
      ['Opt out', '/privacy'],
    ],
  ],
]

export const helpArticleColumns = ['slug', 'topic', 'question', 'answer_markdown', 'links', 'rank'] as const

/** Returns the seeded rows of the table of help articles, in their order. */
export const helpArticleRows = (): readonly (readonly Cell[])[] =>
  articles.map(([slug, topic, question, answer, links = []], i) => [
    slug,
    topic,
    question,
    answer,
    { json: links.map(([label, href]) => ({ label, href })) },
    i + 1,
  ])
