// What is offered around the search box before anybody searched: terms and brands of our own choice (specification §9: about 70 and 110).

/** Recent searches kept for one visitor or user (decision 0086). */
export const recentSearchesKept = 30
/** Recent searches of one answer, unless asked for another number. */
export const recentSearchesShown = 10
/** A text is offered to others once so many people searched for it within the days. */
export const searchersFewest = 3
export const searchTermDays = 30
/** Texts that others search for, at most. */
export const searchTermsKept = 300
/** A term that finds fewer pieces is not offered. */
export const suggestedFewest = 5
/** Longest list that alpSearchTerms gives. */
export const listingTermsMax = 20

/** What one answer of the typeahead has at most of each kind. */
export const typeaheadMost = { recent: 5, terms: 8, categories: 4, brands: 5, items: 4 } as const

/** Terms in the order in which they are offered to somebody who has typed nothing. */
export const curatedTerms: readonly string[] = [
  ...['linen dresses', 'cashmere sweaters', 'wide-leg jeans', 'white sneakers', 'leather totes', 'trench coats'],
  ...['slip dresses', 'wrap dresses', 'shirt dresses', 'floral midi dresses', 'black cocktail dresses', 'maxi dresses', 'sweater dresses'],
  ...['silk blouses', 'striped tees', 'breton-striped tees', 'button-down shirts', 'linen shirts', 'cotton tees', 'hoodies'],
  ...['cable-knit sweaters', 'merino wool sweaters', 'turtleneck sweaters', 'cardigans', 'rib-knit cardigans', 'cashmere cardigans'],
  ...['tweed blazers', 'checked blazers', 'wool coats', 'wrap coats', 'puffer jackets', 'camel coats'],
  ...['straight-leg jeans', 'bootcut jeans', 'skinny jeans', 'high-waisted jeans', 'white jeans', 'black jeans', 'dark wash jeans'],
  ...['linen pants', 'dress pants', 'wide-leg pants', 'black trousers', 'denim shorts', 'cotton shorts', 'silk skirts'],
  ...['midi skirts', 'mini skirts', 'floral skirts', 'jumpsuits', 'linen jumpsuits', 'rompers'],
  ...['ankle boots', 'leather boots', 'suede boots', 'black boots', 'platform sandals', 'leather sandals', 'black heels', 'high-top sneakers'],
  ...['shoulder bags', 'leather backpacks', 'clutches', 'canvas totes', 'gold earrings', 'silver rings', 'gold necklaces', 'bracelets'],
  ...['watches', 'silk scarves', 'leather belts', 'sunglasses', 'maternity dresses', 'kids sneakers'],
]

/** Names that people know: offered first while one or two letters say little. */
export const curatedBrands: readonly string[] = [
  ...['J.Crew', 'Gap', 'Madewell', 'Theory', 'Banana Republic', 'Old Navy', 'Ann Taylor', 'LOFT', 'Reformation', 'Free People'],
  ...['Express', 'Vince', 'Eileen Fisher', 'COS', 'Coach', "Levi's", 'Kate Spade New York', 'Tory Burch', 'Diane von Fürstenberg'],
  ...['See by Chloé', 'H&M', 'Zara', 'Mango', "Lands' End", 'Lucky Brand', 'Forever 21', 'Anthropologie', 'Abercrombie & Fitch'],
  ...['American Eagle Outfitters', 'White House Black Market', "Chico's", 'Talbots', 'lululemon', 'Patagonia', 'The North Face'],
  ...['Athleta', 'Nike', 'adidas', 'New Balance', 'Converse', 'Vans', 'Steve Madden', 'Sam Edelman', 'Nine West', 'Cole Haan', 'Clarks'],
  ...['Birkenstock', 'Stuart Weitzman', 'Frye', 'Dr. Martens', 'UGG', 'Skechers', 'Dooney & Bourke', 'Fossil', 'Rebecca Minkoff'],
  ...['Longchamp', 'Vera Bradley', 'MICHAEL Michael Kors', 'Gucci', 'Prada', 'Saint Laurent', 'Burberry', 'Hermès', 'Céline'],
  ...['Marc Jacobs', 'Isabel Marant Étoile', 'Alexander Wang', 'rag & bone', '3.1 Phillip Lim', 'Kendra Scott', 'Pandora', 'Swarovski'],
  ...['David Yurman', 'Tiffany & Co.', 'Ray-Ban', "Carter's", "OshKosh B'gosh", "The Children's Place", 'Boden', 'Club Monaco'],
  ...['AllSaints', 'Equipment', 'Rebecca Taylor', 'Rails', 'Paige', 'Citizens of Humanity', '7 For All Mankind', 'Hudson Jeans'],
  ...['J Brand', 'Mother', 'Frame', "Joe's Jeans", 'Everlane', 'Uniqlo', 'Aritzia Wilfred', 'Sézane', '& Other Stories', 'Massimo Dutti'],
  ...['Topshop', 'Torrid', 'Lane Bryant', 'New York & Company', 'Vince Camuto', 'Calvin Klein', 'Tommy Hilfiger', 'Nautica'],
  ...['Eddie Bauer', 'L.L.Bean', 'Columbia', 'Johnny Was'],
]
