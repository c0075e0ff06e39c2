import type { Palette } from '#mocks/fixtures/types.ts'
import type { LandscapeName } from './scenes/landscapes.ts'
import type { GarmentName } from './wardrobe/garments.ts'
import type { HeadwearName } from './wardrobe/headwear.ts'

/** Maps a text to a feature of a picture; the first matching rule wins, so specific words come first. */
export type Rules<Value> = readonly (readonly [RegExp, Value])[]

export const words = (list: string) => new RegExp(`\\b(?:${list})\\b`, 'i')

export const headwearRules: Rules<HeadwearName | 'none'> = [
  [words('sisters?|nuns?|monks?|abbots?|abbess|bald|bare-?headed|hatless|no hat'), 'none'],
  [words('crowns?|kings?|queens?|princess(?:es)?|princes?|empress|emperor|tiara|throne'), 'crown'],
  [words('witch(?:es)?|wizards?|sorcerers?|sorceress|warlock|mages?'), 'pointed'],
  [words('astronauts?|cosmonauts?|space ?suit|helmet|spacewalk\\w*'), 'bubble'],
  [words('headphones?|dj|radio|gamers?|streamers?|podcast\\w*|frequenc\\w+'), 'headphones'],
  [words('goggles|mechanics?|inventors?|aviators?|tinker\\w*|engineers?|welders?'), 'goggles'],
  [words('detectives?|inspectors?|investigators?|fedora|gumshoe|noir|bounty'), 'brimmed'],
  [
    words('captains?|conductors?|bus|postm[ae]n|postal|ferry|admirals?|uniform|stationmaster|chauffeur|drivers?'),
    'peaked',
  ],
  [words('bakers?|chefs?|cooks?|kitchens?|bakery|pastry'), 'toque'],
  [words('gardeners?|farmers?|beekeepers?|orchards?|straw|scarecrow|fields?|harvest'), 'straw'],
  [words('painters?|artists?|poets?|illustrators?|playwrights?|sculptors?|beret'), 'beret'],
  [words('pirates?|smugglers?|corsairs?|bandits?|thie(?:f|ves)|bandana'), 'bandana'],
  [words('angels?|saints?|halo|blessed'), 'halo'],
  [words('demons?|imps?|devils?|horns?|horned|hell'), 'horns'],
  [words('stag|deer|antlers?|druids?|fauns?'), 'antlers'],
  [words('fairy|fae|fairies|nymphs?|elf|elven|elves|dryads?|wreath|flowers?|meadows?|spring'), 'wreath'],
  [words('catgirl|cat ears|neko|kitten'), 'catEars'],
  [words('snow|winter|ice|arctic|skaters?|ski\\w*|beanie|knit\\w*'), 'beanie'],
]

export const garmentRules: Rules<GarmentName> = [
  [words('astronauts?|cosmonauts?|space ?suit|pilots?|orbit\\w*|spaceship|starship|vacuum|airlock'), 'space'],
  [words('knights?|paladins?|soldiers?|guards?|warriors?|armou?r|swords?|gladiators?|mercenar\\w+'), 'armour'],
  [
    words(
      'wizards?|witch(?:es)?|monks?|abbots?|abbess|sisters?|nuns?|oracles?|priest\\w*|hermits?|mages?|sorcer\\w+|necromancer|prophets?|hood\\w*',
    ),
    'robe',
  ],
  [
    words(
      'playwrights?|court|jesters?|dukes?|duchess|clowns?|actors?|theat(?:re|er)|nobles?|baron\\w*|vampires?|renaissance',
    ),
    'ruff',
  ],
  [
    words(
      'oilskins?|raincoats?|lighthouse|fisher\\w*|doctors?|dr|scientists?|botanists?|chemists?|nurses?|professors?|surgeons?|vets?|laborator\\w+|pharmac\\w+|trench ?coat|detectives?|inspectors?',
    ),
    'coat',
  ],
  [
    words(
      'kings?|queens?|princes?|cloaks?|capes?|rangers?|elf|elven|elves|vigilante|hero|wanderers?|travell?ers?|rogues?|thie(?:f|ves)',
    ),
    'cloak',
  ],
  [words('sailors?|ships?|navy|harbou?rs?|boats?|captains?|ferry|sea|tides?'), 'sailor'],
  [words('samurai|ninja|geisha|kimono|tea|ronin|swordsman|calligraph\\w+|shrine|dojo'), 'crossed'],
  [
    words(
      'bakers?|cooks?|chefs?|gardeners?|mechanics?|smiths?|blacksmith|carpenters?|baristas?|boatbuilders?|florists?|farmers?|workshop|potters?|waiters?|waitress|bartenders?|apron|luthiers?',
    ),
    'apron',
  ],
  [words('scarf|scarves|winter|trains?|couriers?|snow|bus|night shift|postm[ae]n'), 'scarf'],
  [
    words('explorers?|bikers?|fur|arctic|mountain\\w*|climbers?|smugglers?|pirates?|flight jacket|hunters?|nomads?'),
    'fur',
  ],
  [words('singers?|dancers?|princess|ballerina|opera|gown|diva|ballroom|idol|pianists?'), 'gown'],
  [
    words('students?|hackers?|gamers?|teen\\w*|dj|skaters?|programmers?|streamers?|hoodie|roommate|coders?|street'),
    'hoodie',
  ],
  [
    words(
      'lawyers?|bankers?|butlers?|clerks?|agents?|brokers?|hosts?|suit|boss|ceo|secretar\\w+|spies|spy|barristers?|diplomats?|auction\\w*|magicians?|notary',
    ),
    'suit',
  ],
  [words('mimes?|stripes|striped|mariners?|painters?|artists?'), 'stripes'],
  [
    words(
      'poets?|architects?|philosophers?|writers?|violin\\w*|musicians?|critics?|librarians?|editors?|cellists?|jazz',
    ),
    'turtleneck',
  ],
  [words('grandm\\w+|grandfather|knit\\w*|neighbou?rs?|teachers?|cosy|cozy|cardigan|jumper|sweater'), 'sweater'],
]

export const landscapeRules: Rules<LandscapeName> = [
  [words('lighthouse|lamp room|beacon'), 'lighthouse'],
  [
    words(
      'sea|tides?|ocean|ships?|sailors?|harbou?rs?|boats?|ferry|islands?|whales?|fish\\w*|beach|coast\\w*|smugglers?|drown\\w*|kelp|mermaid\\w*|pirates?',
    ),
    'sea',
  ],
  [words('librar\\w+|books?|archiv\\w+|bookshop|scholars?|manuscripts?'), 'shelves'],
  [
    words(
      'stations?|orbit\\w*|colony|colonies|mars|asteroids?|habitat|airlock|starship|spaceship|astronauts?|cosmonauts?|robots?|androids?|vacuum',
    ),
    'domes',
  ],
  [words('castles?|kings?|queens?|knights?|kingdoms?|princess|throne|dragons?|court'), 'castle'],
  [words('mushrooms?|swamps?|bog|fairy|fae|moss\\w*|spores?|witch(?:es)?'), 'mushrooms'],
  [words('forests?|woods?|trees?|druids?|rangers?|wol(?:f|ves)|stag|pines?|bears?'), 'pines'],
  [words('mountains?|snow|peaks?|arctic|ice|climbers?|avalanche|alpine|glacier'), 'peaks'],
  [words('deserts?|dunes?|sand|caravans?|oasis|sun|suns'), 'dunes'],
  [
    words('temples?|monaster\\w+|monks?|ruins?|sisters?|shrine|cathedral|theat(?:re|er)|oracles?|museums?|opera'),
    'arches',
  ],
  [words('gardens?|gardeners?|meadows?|flowers?|bees?|farm\\w*|orchards?|herbs?|botanists?|seeds?'), 'meadow'],
  [
    words(
      'city|street|detectives?|noir|neon|bus|trains?|subway|hackers?|jazz|caf[eé]|bar|apartment|office|rooftops?|neighbou?rs?|bakery|kitchen|radio|taxi|night shift|inspectors?|platform',
    ),
    'city',
  ],
  [words('clouds?|dreams?|sky|floating|airships?|balloons?|wind'), 'islands'],
  [words('hills?|village|shepherds?|valley|cottage|post'), 'hills'],
]

/** Words for sky colours: a retouch to "a green evening" changes the palette. */
export const paletteRules: Rules<Palette> = [
  [words('purple|violet|lavender|twilight'), 0],
  [words('teal|turquoise|aqua|underwater'), 1],
  [words('pink|rose|magenta|red|crimson'), 2],
  [words('green|moss|emerald|forest'), 3],
  [words('blue|navy|azure|midnight|night'), 4],
  [words('orange|amber|ember|autumn|sunset|fire|brown|gold(?:en)?|desert|yellow'), 5],
  [words('gr[ae]y|ash|silver|black|white|monochrome|noir|fog|mist'), 6],
  [words('neon|cyber\\w*|ultraviolet|electric'), 7],
]

/** Words for colours of clothes: 'yellow oilskins', 'a red scarf'. */
export const clothColourRules: Rules<string> = [
  [words('yellow|mustard'), '#f4c95d'],
  [words('red|scarlet|crimson'), '#c8443f'],
  [words('orange'), '#ec8a3c'],
  [words('green|olive'), '#4a8f5f'],
  [words('teal|turquoise'), '#2f9a94'],
  [words('blue'), '#3f6fcf'],
  [words('purple|violet|lilac'), '#7a52c7'],
  [words('pink'), '#f08fb4'],
  [words('brown'), '#8a5a3c'],
  [words('gr[ae]y'), '#8b889c'],
  [words('white'), '#f1edf6'],
  [words('black'), '#2c2938'],
]

export const paperWords = words('letters?|maps?|paper|pages?|notes?|diary|postcards?')

export const glassesRules: Rules<'round' | 'square' | 'dark'> = [
  [words('sunglasses|dark glasses|shades'), 'dark'],
  [words('spectacles|round glasses|monocle'), 'round'],
  [words('glasses'), 'square'],
]

/** The value of the first rule that matches a text, line by line: earlier lines (name, tags) have priority. */
export function firstMatch<Value>(rules: Rules<Value>, text: string): Value | undefined {
  for (const line of text.split('\n')) {
    const rule = rules.find(([pattern]) => pattern.test(line))
    if (rule) return rule[1]
  }
  return undefined
}
