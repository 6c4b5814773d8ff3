/** The text around a code: the words right before and right behind it, as far as they go without a number or a label. */
export type Nota = { antes: readonly string[]; despues: readonly string[] }

const enlace = /^(?:[A-ZÑ]|AL|CON|DE|DEL|E|EL|EN|LA|LAS|LOS|MI|MIS|NO|NUESTR[AO]S?|PARA|POR|SU|TU|UN|UNA)$/
/** They say of a code that it is a booking's: what stands before them is of the bank or of somebody's name. */
const rotulo = /^(?:BOOKING|CONF|CONFIRMACION|LOC|LOCALIZADOR|LOCS|PNR|RES|RESERVA|RESERVACION|RSV)$/
/** Charged for a booking besides what it was sold for: the amount that fits is then a chance, unless the pago is of the same. */
const aparte =
  /^(?:AEREO|ASIENTOS?|ASISTENCIA|AVION|CAMBIOS?|CENAS?|COMIDAS?|CORTESIA|COSTOS?|CUOTA|DA[NÑ]OS?|DESAYUNOS?|DESCUENTOS?|DIF|DIFERENCIA|EQUIPAJES?|ESTACIONAMIENTO|EXCURSION(?:ES)?|EXTRAS?|FACTURACION|FIANZA|GARANTIA|IMPUESTOS?|INTERES(?:ES)?|ISH|IVA|MALETAS?|MORATORIOS?|PASAPORTES?|PENALTY|PROPINAS?|RECARGOS?|SEGUROS?|SPA|TIPS?|TRAMITES?|TRASLADOS?|UPGRADES?|VISAS?)$/
/** What people and companies pay besides travelling. */
const otroGasto =
  /^(?:AGUINALDO|AHORROS?|ALQUILER|APOYO|ARRENDAMIENTO|ASESORIA|BONO|CELULAR|CLASES|COLEGIATURA|COOPERACION|CURSO|DENTISTA|DEPA|DEPTO|DESPENSA|DEUDA|DONACION|DONATIVO|FLETE|GAS|GASOLINA|GASTOS?|HIPOTECA|INTERNET|LICENCIA|MANTENIMIENTO|MATERIAL(?:ES)?|MEDIC(?:O|INAS?)|MENSAJERIA|MERCANCIA|OFICINA|PAQUETERIA|PREDIAL|PROVEEDOR(?:ES)?|PUBLICIDAD|REGALOS?|RENDIMIENTOS?|RENTAS?|REPARACION|RESGUARDO|RIFA|SALARIO|SORTEO|SUELDOS?|SUPER|TANDA|TAXI|TELEFONO|TENENCIA|UBER|UNIFORMES?|VIATICOS)$/
/** A note that tells a story names the code for another reason than to pay it: YA LO HABIA PAGADO, SIN DISPONIBILIDAD, OTRA VEZ. */
const relato =
  /^(?:ACASO|CHECAR|COMO|CORRECCION|DUDA|ERROR|ESTE|FUTUR[AO]S?|HABIA|IGUAL|LE|LO|ME|MISM[AO]S?|NOS|OTR[AO]S?|PARECID[AO]|QUE|QUIEN|REMANENTE|REVISAR|SE|SI|SIMILAR|SIN|SOBR[AEO]N?|TAMBIEN|TE|VER|VERIFICAR|VEZ|YA)$/
/** «NO» before them is «número», or part of a tariff's name. */
const numerado =
  /^(?:CLIENTE|CONTRATO|CTA|CUENTA|EXP|EXPEDIENTE|FOLIO|ORDEN|POLIZA|REEMBOLSABLE|REF|REFERENCIA|TARJETA)$/

const figuras = /^\d{1,4}$/
/** Words beside a code, outwards from it: a number of up to four figures is passed, any other and a label end them. */
function alrededor(piezas: readonly string[]): string[] {
  const found: string[] = []
  for (const pieza of piezas) {
    if (pieza === ':') break
    const palabra = pieza.replace(/^\d{5,}/, '')
    if (/^[A-ZÑ&]+$|^\d(?:ER|RO|RA|DO|DA|TO|TA)$/.test(palabra)) found.push(palabra)
    else if (!figuras.test(pieza)) break
    if (palabra !== pieza) break
  }
  return found
}

/** Every place of a field (capitals, without accents) where the code stands, also in two halves or glued to a word. */
export function notasDe(campos: readonly string[], codigo: string): Nota[] {
  return campos.flatMap((campo) => {
    const piezas =
      campo
        .replace(/OTROS? BANCOS?/g, 'BANCO')
        .replace(/[:=]/g, ' : ')
        .match(/[A-Z0-9Ñ&]+|:/g) ?? []
    return piezas.flatMap((pieza, i): Nota[] => {
      const largo = pieza.includes(codigo) ? 1 : `${pieza}${piezas[i + 1] ?? ''}`.endsWith(codigo) ? 2 : 0
      const next = piezas[i + 1] ?? ''
      if (largo === 0 || (largo === 2 && (next === codigo || next.includes(codigo)))) return []
      const antes = alrededor(piezas.slice(0, i).reverse()).reverse()
      return [{ antes, despues: alrededor(piezas.slice(i + largo)) }]
    })
  })
}

/**
 * Whether nothing written beside the code gives the money another reason: a charge besides the trip, another expense, a
 * story. Names and places are nobody's list; behind a label of bookings only what follows the code can still say so.
 * `suyas`: the pago's own words, which explain themselves.
 */
export function isNotaExplicada({ antes, despues }: Nota, suyas: ReadonlySet<string>): boolean {
  const rotulado = rotulo.test(antes.findLast((one) => !enlace.test(one)) ?? '')
  const niega = antes.some((one, i) => one === 'NO' && isVerbo(antes[i + 1]))
  const dicho = [...antes.filter((one) => !(rotulado && otroGasto.test(one))), ...despues]
  return (
    !niega &&
    !dicho.some((one) => ((aparte.test(one) || otroGasto.test(one)) && !suyas.has(one)) || relato.test(one))
  )
}
const isVerbo = (palabra: string | undefined): boolean =>
  palabra !== undefined && ![rotulo, enlace, numerado].some((form) => form.test(palabra))
