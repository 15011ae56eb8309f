// Misspellings that people really make, collected by hand: `wrong > right`, several per line between
// commas.
const words = `
swaeter > sweater, sweter > sweater, sweather > sweater, swetter > sweater
jewlery > jewelry, jewelery > jewelry, jewerly > jewelry, jewelrey > jewelry
cardigen > cardigan, cardagan > cardigan, cardian > cardigan, cardigin > cardigan
turtelneck > turtleneck, turtlneck > turtleneck, tutleneck > turtleneck
neklace > necklace, necklase > necklace
braclet > bracelet, bracelett > bracelet, braselet > bracelet
earings > earrings, earrigns > earrings
sneekers > sneakers, snekers > sneakers, sneakrs > sneakers, sneackers > sneakers
sandels > sandals, sandles > sandals, sandalls > sandals
botts > boots, bootss > boots
jackit > jacket, jaket > jacket, jackett > jacket, jaccket > jacket
blazzer > blazer, blaser > blazer, blazar > blazer
blouce > blouse, bluse > blouse, blousse > blouse
skrit > skirt, skirtt > skirt
dres > dress, drees > dress, dresss > dress, drress > dress
trowsers > trousers, trousres > trousers, trousors > trousers
jenas > jeans, jeens > jeans, jaens > jeans
shrots > shorts, shortss > shorts
hoddie > hoodie, hoodei > hoodie, hodie > hoodie
sweatshrit > sweatshirt, swetshirt > sweatshirt
pulover > pullover, pullovr > pullover
jumsuit > jumpsuit, jumpsiut > jumpsuit, jumpsute > jumpsuit
rompper > romper, rompar > romper
bagpack > backpack, bakpack > backpack, backpak > backpack
cluch > clutch, clutche > clutch, cluthc > clutch
scraf > scarf, scarff > scarf, scalf > scarf
sunglases > sunglasses, sunglassess > sunglasses, sungalsses > sunglasses
matrenity > maternity, materinty > maternity, maturnity > maternity
cashmire > cashmere, cashemere > cashmere, cashmeer > cashmere, kashmere > cashmere
lether > leather, leahter > leather, leathr > leather, leater > leather
sude > suede, suade > suede
polyster > polyester, poliester > polyester
lenin > linen, linnen > linen, linin > linen
silck > silk, sillk > silk
coton > cotton, cottin > cotton
floarl > floral, florel > floral, flroal > floral
stripd > striped, stiped > striped, striepd > striped
cheked > checked, chekced > checked
burgandy > burgundy, burgendy > burgundy, bergundy > burgundy
lavendar > lavender, lavander > lavender
charcole > charcoal, charcol > charcoal
emrald > emerald, emarald > emerald
mustered > mustard, musturd > mustard
terracota > terracotta, teracotta > terracotta
purpel > purple, puple > purple
yelow > yellow, yello > yellow
ornage > orange, oragne > orange
orane > orange, braun > brown
whtie > white, wite > white
balck > black, blakc > black, blck > black
navvy > navy
coktail dress > cocktail dress, cocktial dress > cocktail dress
midi drss > midi dress, maxy dress > maxi dress
skiny jeans > skinny jeans, boot cut jeens > boot cut jeans, strait jeans > straight jeans
handbgas > handbags
peacot > peacoat, pufer jacket > puffer jacket, trentch coat > trench coat
`
const brands = `
addidas > adidas, adiddas > adidas, adidass > adidas
guci > gucci, gucchi > gucci, guccii > gucci
channel > chanel, chanell > chanel, pradda > prada
burbery > burberry, burburry > burberry, burberrry > burberry
hermez > hermès, louis viton > louis vuitton, louis vitton > louis vuitton, luis vuitton > louis vuitton
patagona > patagonia, patagonnia > patagonia
banana republik > banana republic, bananna republic > banana republic
lululemmon > lululemon
tory birch > tory burch, torry burch > tory burch
kate spad > kate spade, kate spayed > kate spade
madwell > madewell, maidwell > madewell
reformtion > reformation, everlaine > everlane
antropologie > anthropologie, anthropolgie dress > anthropologie dress
balanciaga > balenciaga, balenciga > balenciaga
converce > converse, convers > converse
eileen fischer > eileen fisher, diane von furstenburg > diane von furstenberg
longshamp > longchamp
calvin kline > calvin klein, tommy hilfigger > tommy hilfiger
abercrombi > abercrombie, micheal kors > michael kors
`
const phrases = `
lether jaket > leather jacket, blak dres > black dress, wite blouze > white blouse, skiny jeens > skinny jeans
flroal skrit > floral skirt, cashmire swaeter > cashmere sweater, guci bagg > gucci bag, adidas sneekers blak > adidas sneakers black
linnen pnats > linen pants, suade bots > suede boots, gold braclets > gold bracelets, silver neclace > silver necklace
strpied teee > striped tee, maxi drss flroal > maxi dress floral, navvy blaser > navy blazer, red lether tot > red leather tote
wool cardigen gry > wool cardigan gray, prada sunglases > prada sunglasses, midi skrt pleted > midi skirt pleated, kids sneekrs > kids sneakers
matrenity drees > maternity dress, silck blowse > silk blouse, puffr jaket > puffer jacket, denem shrots > denim shorts
burgandy swetter > burgundy sweater, leperd print heals > leopard print heels, strait leg jeens > straight leg jeans
cocktale dres > cocktail dress, lavendar cardigin > lavender cardigan, canvis bakpack > canvas backpack
`

/** A misspelling with the intended text. */
export type Typical = { readonly wrong: string; readonly right: string }

const pairs = (lines: string): Typical[] =>
  lines
    .split(/[,\n]/)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [wrong = '', right = ''] = pair.split(' > ')
      if (!wrong || !right) throw new Error(`not a misspelling: ${pair}`)
      return { wrong, right }
    })

/** Typical misspellings of single words. */
export const typicalWords: readonly Typical[] = pairs(words)
/** Typical misspellings of brand names. */
export const typicalBrands: readonly Typical[] = pairs(brands)
/** Typical misspellings of texts of several words. */
export const typicalPhrases: readonly Typical[] = pairs(phrases)
