/** The text around a code: the words right before and right behind it, as far as they go without a number or a label. */
export type Nota = { antes: readonly string[]; despues: readonly string[] }

const enlace = /^(?:[A-ZÑ]|AL|CON|DE|DEL|E|EL|EN|LA|LAS|LOS|MI|MIS|NO|NUESTR[AO]S?|PARA|POR|SU|TU|UN|UNA)$/
/** They say of a code that it is a booking's: what stands before them is of the bank or of somebody's name. */
const rotulo = /^(?:BOOKING|CONF|CONFIRMACION|LOC|LOCALIZADOR|LOCS|PNR|RES|RESERVAS?|RESERVACION|RSV)$/
/** Charged for a booking besides what it was sold for: the amount that fits is then a chance, unless the pago is of the same. */
const aparte =
  /^(?:ACTUALIZACI|ADICIONAL|AEREO$|AIRPORT|ALIMENTOS|ALZA$|AMPLIACI|ASIENTO|ASISTENCIA|AUMENTO|AVION$|BAGGAGE|BAR$|BEBIDA|BRAZALETE|BREAKFAST|BUCEO|BUFFET|CAMBIOS?$|CARRIOLA|CATAMARAN|CENAS?$|CESION|CHANGE|CHOFER|COBIJA|COMIDAS?$|CONSUMO|CORTESIA|COSTOS?$|CUATRIMOTO|CUNA$|CUOTA|DAMAGE|DA[NÑ]OS?$|DECORACI|DELFINES|DESAYUN|DESCUENTO|DIF$|DIFEREN|DIFFEREN|DINNER|EARLY$|ENDOSO|ENTRADAS?$|EQUIPAJ|ESTACIONAM|EXCURSI|EXTENSION|EXTRAS?$|FACTURACI|FEES?$|FIANZA|FOTO|GARANTIA|GLOBOS|IMP$|IMPUESTO|INCREMENTO|INSURANCE|INTERES(?:ES)?$|ISH$|IVA$|KAYAK|LANCHA|LATE$|LAUNDRY|LAVANDER|LICOR|LIMPIEZA|LLAVES?$|LUGGAGE|MALETAS?$|MARIACHI|MASAJE|MASCOTA|MINI$|MINIBAR|MORATORI|NI[NÑ]ERA|OPCIONAL|PARKING|PASAPORTE|PASTEL|PENALTY|POSP(?:ON|UEST)|PROPIN|PRORROGA|PULSERA|RE(?:ACTIV|AGEND|PROGRAM|NOV|UBIC)|RECARGO|RECUERDOS|SALON|SANEAMIENTO|SEGUROS?$|SHUTTLE|SILLA$|SNORKEL|SOUVENIR|SPA$|SURCHARGE|TARDE$|TAX(?:ES)?$|TERRAZA|TINTORER|TIPS?$|TIROLESA|TOALLA|TRAMITE|TRANSPORTE$|TRASLADO|UPGRADE|VALET|VINOS?$|VISAS?$)/
/** What people and companies pay besides travelling. */
const otroGasto =
  /^(?:AGUINALDO|AHORROS?|ALQUILER|ANUALIDAD|APOYO|ARRENDAMIENTO|ASESORIA|BECA|BONO|CELULAR|CHICA|CLASES|COLECTA|COLEGIATURA|COMMISSION|CONCIERTOS?|CONSULTA|COOPERACION|CURSO|DENTISTA|DEPA|DEPTO|DESPENSA|DEUDA|DIVIDENDOS?|DONACION|DONATIVO|FACTURAS?|FIADO|FLETE|FONDO|GAS|GASOLINA|GASTOS?|GESTORIA|GIFT|GIMNASIO|HERRAMIENTAS?|HIPOTECA|INCENTIVOS?|INSCRIPCION|INTERNET|LABORAL|LICENCIA|LOAN|MANTENIMIENTO|MATERIAL(?:ES)?|MECANICO|MEDIC(?:O|INAS?)|MEMBRESIA|MENSAJERIA|MERCANCIA|MUEBLES?|OBRA|OFICINA|PAQUETERIA|PAYROLL|PREDIAL|PREMIOS?|PRESTAD[AO]S?|PROVEEDOR(?:ES)?|PUBLICIDAD|PUNTOS|REGALOS?|RENDIMIENTOS?|RENT|RENTAS?|REPARACION|REPARTO|RESGUARDO|RIFA|ROPA|SALARIO|SALARY|SORTEO|SUELDOS?|SUPER|SUSCRIPCION|TANDA|TAXI|TELEFONO|TENENCIA|TUITION|UBER|UNIFORMES?|UTILIDAD(?:ES)?|VIATICOS|VUELTO)$/
/** A note that tells a story names the code for another reason than to pay it: YA LO HABIA PAGADO, SIN DISPONIBILIDAD, OTRA VEZ. */
const relato =
  /^(?:ACASO|AGAIN|ALREADY|ANOTHER|ANTERIOR(?:ES)?|ANTES|ATTEMPT|BIS|CHECAR|COMO|CONSULTAR?|COPIA|CORRECCION|CORREGID[AO]S?|CREO|DEBERIA|DEBIA|DESCONOZCO|DUDA|DUPLICATE|ERROR|ESTE|FUTUR[AO]S?|HABIA|IBA|IGUAL|INSTEAD|INTENTO|INVESTIGAR|LE|LO|MAL|MAS|ME|MISM[AO]S?|NOS|NOT|NUEVAMENTE|OTHERS?|OTR[AO]S?|OVERPAID|PARECID[AO]|PASAD[AO]S?|PREGUNTAR?|QUE|QUIEN|QUIZAS?|RE(?:ENVI|INTENT|PET|PROCES|HIC|HAC|DEPOSIT|TRANSFI)[A-Z]+|REMANENTE|RETRY|REVISAR|SAME|SE|SI|SIMILAR|SIN|SOBR[AEO]N?|TAL|TAMBIEN|TE|TENTATIV[AO]|TWICE|VER|VERIFICAR|VEZ|WRONG|YA)$/
/** «PASAR A ABC123», «CORREGIR AL ABC123»: it is said what to do with the code, unless that is to pay it or to go there. */
const mandato =
  /^(?!(?:ABON|APART|APLIC|COMPLET|CUBR|DEPOSIT|LIQUID|PAG|RESERV|VIAJ)[AI]R$|IR$)[A-ZÑ]+[AEI]R$/
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
  const notas = campos.flatMap((campo) => notasEn(campo, codigo))
  const isSola = ({ antes, despues }: Nota) =>
    [...antes, ...despues].every((one) => enlace.test(one) || rotulo.test(one))
  if (notas.length === 0 || !notas.every(isSola)) return notas
  // The code has a field to itself: what the customer wrote about it stands in the other one; the first is the bank's.
  const despues = campos
    .slice(1)
    .flatMap((campo) => (notasEn(campo, codigo).length > 0 ? [] : alrededor(piezasDe(campo))))
  return [...notas, { antes: [], despues: despues.filter((one) => !relato.test(one)) }]
}

const piezasDe = (campo: string): string[] =>
  campo
    .replace(/OTROS? BANCOS?/g, 'BANCO')
    .replace(/[:=]/g, ' : ')
    .match(/[A-Z0-9Ñ&]+|:/g) ?? []

function notasEn(campo: string, codigo: string): Nota[] {
  const piezas = piezasDe(campo)
  return piezas.flatMap((pieza, i): Nota[] => {
    const largo = pieza.includes(codigo) ? 1 : `${pieza}${piezas[i + 1] ?? ''}`.endsWith(codigo) ? 2 : 0
    const next = piezas[i + 1] ?? ''
    if (largo === 0 || (largo === 2 && (next === codigo || next.includes(codigo)))) return []
    const antes = alrededor(piezas.slice(0, i).reverse()).reverse()
    return [{ antes, despues: alrededor(piezas.slice(i + largo)) }]
  })
}

/**
 * Whether nothing written beside the code gives the money another reason: a charge besides the trip, another expense, a
 * story. Names and places are nobody's list; behind a label of bookings only what follows the code can still say so.
 * `suyas`: the pago's own words, which explain themselves.
 */
export function isNotaExplicada({ antes, despues }: Nota, suyas: ReadonlySet<string>): boolean {
  const rotulado = rotulo.test(antes.findLast((one) => !enlace.test(one)) ?? '')
  const dicho = [...antes.filter((one) => !(rotulado && otroGasto.test(one))), ...despues]
  return (
    ![antes, despues].some(isDichoAparte) &&
    !dicho.some((one) => ((aparte.test(one) || otroGasto.test(one)) && !suyas.has(one)) || relato.test(one))
  )
}
/** What no word says alone: NO CONFIRMO, PASAR A, DE NUEVO, A FAVOR. */
const isDichoAparte = (lado: readonly string[]): boolean =>
  /^(?:DE NUEVO|A FAVOR)$/.test(lado.slice(-2).join(' ')) ||
  lado.some((one, i) => {
    const next = lado[i + 1]
    return one === 'NO' ? isVerbo(next) : mandato.test(one) && /^(?:AL?|LA|EL)$/.test(next ?? '')
  })
const isVerbo = (palabra: string | undefined): boolean =>
  palabra !== undefined && ![rotulo, enlace, numerado].some((form) => form.test(palabra))
