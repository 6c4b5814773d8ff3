import type { Clase, Etiqueta } from './perfiles.ts'

/** Labels are made of few words in ever new order: «Importe a depositar», «Fecha y hora de registro». The first that fits. */
const formas: readonly [RegExp, Clase, number][] = [
  [/^(?:importe|monto|cantidad|total|saldo)\w*(?:comision|impuesto|cargoporservicio)/, 'cargo', 1],
  [/^(?:importe|monto)(?:del|de)?iva/, 'cargo', 1],
  [
    /^(?:abono|deposito)(?:a|en)?(?:la)?(?:cta|cuenta|tarjeta)$|^(?:cta|cuenta|clabe|tarjeta)(?!\w*(?:cargo|orden|origen|retiro|emisor))\w*(?:abono|benefici|destin|recept|deposit)|^(?:recipient|beneficiary)(?:s)?account/,
    'cuenta',
    1,
  ],
  [/^(?:comision|iva|costo(?:de|del|por)|cargo(?:de|del|por)(?!.*cuenta)|cuota)/, 'cargo', 1],
  [
    /^saldo|^(?:importe|monto|cantidad|total)\w*(?:disponible|limite|minimo|maximo|adeud|pendiente|anterior)/,
    'otra',
    1,
  ],
  [/^(?:importe|monto|cantidad)\w*total|^total(?!es$)/, 'monto', 2],
  [
    /^(?:importe|monto|cantidad)(?:a|de|del|por|en|que|se|neto|bruto|pag|env|trans|dep|rec|ab|carg|mxn|mn)/,
    'monto',
    1,
  ],
  [
    /^(?:fecha|dia)\w*(?:limite|venc|corte|program|nacimiento|vigencia|proxim|salida|llegada|entrada|regreso|viaje|vuelo|evento|reserv|factur|contrat|apertura|alta$|nota$)/,
    'otra',
    1,
  ],
  [
    /^(?:fecha|dia)\w*(?:registro|captura|impresion|consulta|emision|creacion|generacion|expedicion|descarga)/,
    'fecha',
    3,
  ],
  [
    /^(?:fecha|dia)(?:yhora|hora)?(?:(?:de|en)(?:el|la|l|tu|su)?(?:que|oper|aplic|liquid|pag|transf|transac|traspas|abon|deposit|acredit|movim|envi|ejecu|compr|vent|recep|recib|realiz|efect|proces|cobr|cargo|spei|confirm)|valor|que)/,
    'fecha',
    1,
  ],
  // Of something else, for all that is known: a document, a request, a delivery.
  [/^(?:fecha|dia)(?:yhora|hora)?(?:de|en)/, 'fecha', 3],
  [/^(?:no|num|numero|codigo|clave|folio|id)(?:de|del)?(?:autoriz|aprob)/, 'autorizacion', 1],
  [/rastre\w*(?:original|anterior|previ|devol)/, 'otra', 1],
  [/^(?:clave|numero|no|num|codigo|folio)(?:de|del)?rastre/, 'rastreo', 1],
  [
    /^(?:no|num|numero|folio|id|identificador|codigo)(?:de|del|dela)?(?:oper|trans|mov|confirm|comprob|pago)/,
    'folio',
    1,
  ],
  [/^(?:no|num|numero|folio|codigo|clave)?(?:de)?ref(?:erencia)?/, 'referencia', 1],
  [
    /^(?:wire|transfer|payment|transaction)amount$|^(?:recipient|beneficiary|they)(?:received?|receives|gets|got)$/,
    'monto',
    1,
  ],
  [/^(?:wire|transfer|payment|transaction|confirmation|receipt)(?:number|id|no|code)$/, 'folio', 1],
]

/** The kind of a text that is built like a label, for what is in no table. */
export function etiquetaPorForma(texto: string): Etiqueta | undefined {
  const found = texto.length <= 60 ? formas.find(([forma]) => forma.test(texto)) : undefined
  return found && { texto, clase: found[1], rango: found[2] }
}
