// Words of other languages that people type in an English shop: what things, colors and materials are called
// in German, French, Spanish and Italian. Words that mean something else in English ("Hose", "Rock", "robe",
// "gonna") stand in phrases alone, or not at all.
import { kind, near, sure } from '../engine/sure.ts'
import type { Entry } from '../engine/types.ts'

const kindEntries: readonly Entry[] = [
  kind(
    'kleid, kleider, robe longue, robe courte, robe d été, robe en lin, vestido, vestito, abito',
    'dresses',
  ),
  kind(
    'abendkleid, robe de soiree, vestido de noche, vestido de fiesta',
    ['maxi-dresses', 'cocktail-dresses'],
    { label: 'Gowns' },
  ),
  kind('sommerkleid', 'dresses', { label: 'Summer dresses' }),
  kind('petite robe noire, robe noire, vestido negro, kleines schwarzes', 'dresses', {
    also: { color_names: ['black'] },
    label: 'Black dresses',
  }),
  kind('robe rouge', 'dresses', { also: { color_names: ['red'] }, label: 'Red dresses' }),
  kind('robe blanche', 'dresses', { also: { color_names: ['white'] }, label: 'White dresses' }),
  kind('robe bleue', 'dresses', { also: { color_names: ['blue'] }, label: 'Blue dresses' }),
  kind('robe verte', 'dresses', { also: { color_names: ['green'] }, label: 'Green dresses' }),
  kind('oberteil, oberteile, haut femme', 'tops'),
  kind('bluse, blusen, chemisier, blusa', 'blouses'),
  kind('hemd, hemden, chemise blanche, chemise femme, camisa, camicia', 'button-down-shirts'),
  kind('camiseta, maglietta', 't-shirts'),
  kind('strickpullover, pull en laine, pull en cachemire, pull femme, sueter, maglione, strick', 'sweaters'),
  kind('strickjacke', 'cardigans'),
  kind('jacke, jacken, veste, blouson, chaqueta, giacca', 'coats-jackets'),
  kind('mantel, mäntel, wintermantel, manteau, manteaux, abrigo, cappotto', 'coats'),
  kind('daunenjacke, doudoune, winterjacke', 'puffer-jackets'),
  kind('pantalon, pantalones, pantaloni', 'pants'),
  kind('jeanshose', 'jeans'),
  kind('röcke, minirock, jupe, falda', 'skirts'),
  kind('schuhe, damenschuhe, chaussure, zapato, scarpe, scarpa', 'shoes'),
  kind('turnschuh, turnschuhe, zapatilla', 'sneakers'),
  kind('stiefel, stiefelette, stiefeletten, botte, bottine, bota, stivali', 'boots'),
  kind('sandalen, sandale, sandalia', 'sandals'),
  kind(
    'tasche, taschen, handtasche, handtaschen, sac a main, sac en cuir, sac femme, bolso, borsa',
    'handbags',
  ),
  kind('schmuck, joya, gioielli', 'jewelry'),
  kind('ohrring, ohrringe, boucles d oreilles, pendiente', 'earrings'),
  kind('halskette, collier femme', 'necklaces'),
  kind('gürtel, guertel, ceinture, cinturón', 'belts'),
  kind('schal, écharpe, foulard en soie, bufanda', 'scarves'),
  kind('mütze, muetze, chapeau, sombrero de paja', 'hats'),
  kind('sonnenbrille, lunettes de soleil, gafas de sol', 'sunglasses'),
  near('badeanzug, maillot de bain, traje de bano', ['rompers', 'casual-shorts'], {
    label: 'Rompers and shorts',
  }),
  near('handschuh, handschuhe, gants, guantes', 'accessories'),
]

const forWhom: readonly Entry[] = [
  sure('damen, frauen, frau, femme, mujer, donna', { department_tags: ['women'] }),
  sure('mädchen, fillette, niña', { department_tags: ['girls'] }),
  sure('jungen, garçon, niño', { department_tags: ['boys'] }),
  sure('kinder, kinderkleidung, enfant, bambini', { department_tags: ['girls', 'boys'] }, { label: 'Kids' }),
  sure('umstandsmode, schwanger, enceinte, embarazada', { department_tags: ['maternity'] }),
]

/** Returns a German adjective with its endings, as phrases separated by ", ". */
const german = (stem: string) => ['', 'e', 'er', 'es', 'en'].map((ending) => `${stem}${ending}`).join(', ')

const colorEntries: readonly Entry[] = [
  sure(`${german('schwarz')}, noire, nero, nera`, { color_names: ['black'] }),
  sure(`${german('weiß')}, blanc, blanche, blanco, blanca, bianco, bianca`, { color_names: ['white'] }),
  sure(`${german('rot')}, rouge, rojo, roja, rosso, rossa`, { color_names: ['red'] }),
  sure(`${german('blau')}, bleu, bleue, azul, blu`, { color_names: ['blue'] }),
  sure(`${german('grün')}, gruen, vert, verte, verde`, { color_names: ['green'] }),
  sure(`${german('gelb')}, jaune, amarillo, amarilla, giallo`, { color_names: ['yellow'] }),
  sure(`${german('grau')}, gris, grise, grigio`, { color_names: ['gray'] }),
  sure(`${german('braun')}, marron, marrone`, { color_names: ['brown'] }),
  sure('rosa, rosafarben', { color_names: ['pink'] }),
  sure('lila, violett, morado', { color_names: ['purple'] }),
  sure('silber, silbern, argento', { color_names: ['silver'] }),
  sure('golden, doré, dorado', { color_names: ['gold'] }),
]

const materialEntries: readonly Entry[] = [
  sure('leder, cuir, en cuir, cuero, de cuero, pelle', { materials: ['leather'] }),
  sure(
    'wolle, laine, en laine, lana',
    { materials: ['wool', 'merino wool', 'wool felt'] },
    { label: 'Wool' },
  ),
  sure('seide, soie, en soie, seda, seta', { materials: ['silk'] }),
  sure('baumwolle, coton, en coton, algodón, cotone', { materials: ['cotton'] }),
  sure('leinen, en lin, lino', { materials: ['linen'] }),
  sure('kaschmir, cachemire, cachemir', { materials: ['cashmere'] }),
  sure('wildleder, daim', { materials: ['suede'] }),
]

export const abroadEntries: readonly Entry[] = [
  ...kindEntries,
  ...forWhom,
  ...colorEntries,
  ...materialEntries,
]
