import { isOtraCuota } from './cuotas.ts'
import { isDeEfectivo, isDeLugar, isDeSucursal } from './impresos.ts'
import { abre, aqui, type Conocido, cierra, isDeQuienPaga, piezasDe, rotulado } from './lo-sabido.ts'
import { type Nombre, nombresEn } from './nombres-de-persona.ts'
import { enMayusculas, palabrasDe, sinEnie } from './palabras.ts'
import {
  abreviaturas,
  bancos,
  delBanco,
  deNota,
  deTodos,
  ingles,
  isMalEscrita,
  meses,
  servicios,
} from './palabras-explicadas.ts'
import { isDeFrase, isNombreCortado, isPariente, type Suyas } from './palabras-suyas.ts'

const deImpreso = new Set([...deTodos, ...delBanco])
const deBanco = new Set(bancos)

/** Of a row's text (`campos`: capitals without accents): its pieces that nothing explains, and whose whole names stand in it. */
type Leido = { piezas: string[]; nombres: string[] }

/**
 * The pieces that are neither the bank's own, nor a fact of the booking and its pago, nor how a trip is paid, nor the name of who
 * pays: anybody may, but for the customers of other bookings (`ajenos`). Whoever reads them may learn another reason for the
 * money; with none of them there is no other.
 */
export const sinExplicar = (
  campos: readonly string[],
  conocido: Conocido,
  ajenos: ReadonlySet<string>,
): string[] => leer(campos, conocido, ajenos).piezas

/** Whole names in the text that are not the booking's own, where no label of the bank says that they are of who pays. */
export const nombresDe = (campos: readonly string[], conocido: Conocido): string[] =>
  leer(campos, conocido, nadie).nombres
const nadie: ReadonlySet<string> = new Set()

function leer(campos: readonly string[], conocido: Conocido, ajenos: ReadonlySet<string>): Leido {
  const limpios = unirQuienPaga(campos.map(sinEnie))
  const dichas = palabrasDe(`${conocido.cliente} ${conocido.concepto}`)
  const propias = new Set([...dichas, ...palabrasDe(conocido.senas)])
  const deCasa = new Set([...dichas, ...palabrasDe(conocido.agente)])
  const frases = sinEnie(enMayusculas([conocido.cliente, conocido.concepto, conocido.senas].join(' | ')))
  const frase = ` ${frases.split(/[^A-Z0-9|]+/).join(' ')} `
  const numeros = new Set(
    limpios.flatMap((campo) => campo.match(rotulado) ?? []).map((one) => one.split(/[ .:=#]+/).at(-1) ?? ''),
  )
  const todas = limpios.map((campo) => piezasDe(campo, conocido))
  const isEfectivo = limpios.some((campo) => isDeEfectivo(campo.trim()))
  const isTransferencia = limpios.some((campo) => deFila.test(campo.trim()))
  // The first, but where it has the code and another one tells what kind of row it is.
  const otro = todas[0]?.includes(aqui)
    ? limpios.findIndex((campo, n) => deFila.test(campo.trim()) && (n === 0 || !todas[n]?.includes(aqui)))
    : 0
  const leidos = limpios.map((campo, n): Leido => {
    if (isDeQuienPaga(campo, conocido)) return { piezas: [conocido.bookingCode], nombres: [] }
    // A field that is one reference.
    if (/^(?:[\d\s*/|-]*|(?=(?:[A-Z]*\d){6})[A-Z0-9]{10,40})$/.test(campo) || numeros.has(campo.trim()))
      return { piezas: [], nombres: [] }
    const piezas = todas[n] ?? []
    const impresas = impresasDe(piezas, n === Math.max(0, otro))
    const hallados = nombresEn(piezas, dichas)
    const quienes = hallados.filter(
      ({ nombre, desde }) => !ajenos.has(nombre) && !isDeOtro(piezas.slice(0, desde), conocido),
    )
    return {
      nombres: hallados.map(({ nombre }) => nombre),
      piezas: piezas.filter(
        (_pieza, i) =>
          !quienes.some(({ desde, hasta }) => desde <= i && i < hasta) &&
          !isExplicada(piezas, i, {
            propias,
            dichas,
            deCasa,
            frase,
            conocido,
            quienes: isTransferencia ? hallados : null,
            impresa: impresas[i] === true,
            deEfectivo: isEfectivo && isDeSucursal(campo.trim()) && !piezas.includes(aqui),
          }),
      ),
    }
  })
  return { piezas: leidos.flatMap(({ piezas }) => piezas), nombres: leidos.flatMap(({ nombres }) => nombres) }
}

/** HOTEL before a name is another one; and where it is known whose the booking is, so is a RESERVA DE or VIAJE of somebody else. */
const isDeOtro = (antes: readonly string[], { cliente }: Conocido): boolean => {
  const que = antes.findLast((una) => !/^(?:DEL?|DRA?|SRA?|SRTA|LIC|ING|ARQ|MTR[AO]|PROF)$/.test(una)) ?? ''
  return que === 'HOTEL' || (cliente !== '' && deQuienViaja.test(que))
}
const deQuienViaja =
  /^(?:RESERVA|RESERVACION|RES|BOOKING|VIAJE|PAQUETE|HOSPEDAJE|ESTANCIA|ALOJAMIENTO|VACACIONES|HAB|HABITACION|HABITACIONES|NOMBRE|GRUPO|AGENCIA)$/

/** The account of who pays in a field and its clave and name in the next are one. */
const unirQuienPaga = (campos: readonly string[]): string[] => {
  const n = campos.findIndex((campo) => /^ *00\d{18} *$/.test(campo))
  const sigue = campos[n + 1]
  return n < 0 || sigue === undefined
    ? [...campos]
    : campos.toSpliced(n, 2, '', `${campos[n]?.trim()} ${sigue.trim()}`)
}

/** Which pieces the bank prints: of its own field, or of one with its labels; from its reference or CONCEPTO on the customer writes. */
function impresasDe(piezas: readonly string[], isDelBanco: boolean): boolean[] {
  let impresa = isDelBanco || piezas.some((una) => una === cierra || abreNota.test(una))
  return piezas.map((una, i) => {
    if (una === cierra || (una === 'INSTITUCION' && piezas[i + 1] === 'CONTRAPARTE')) impresa = true
    else if (una === abre || abreNota.test(una)) impresa = false
    return impresa
  })
}
const abreNota = /^(?:CONCEPTO|CPTO)$/
/** How banks begin to tell of money received. */
const deFila =
  /^(?:SPEI (?:RECIBID[OA]|RECEPCION|REC(?= ))|TRANSF[A-Z]*[.]? (?:INTERBANCARIA|RECIBIDA|SPEI)|PAGO (?:(?:RECIBIDO|CUENTA) DE|RECIBIDO SPEI)|ABONO (?:SPEI|TRANSF)|DEP(?:OSITO)? (?:EN )?(?:SPEI|EFECTIVO)|TRASPASO DE TERCEROS)/

/** BANORTE where the text says that it is a bank: who receives the money is then not asked. */
function isBancoNombrado(piezas: readonly string[], i: number): boolean {
  const antes =
    piezas.slice(0, i).findLast((one) => one !== 'DE' && (one !== cierra || piezas[i + 1] === aqui)) ?? ''
  // Between two labels of the bank: BCO:0036 INBURSA HR LIQ: …
  if (piezas[i - 1] === cierra && piezas[i + 1] === cierra) return true
  return /^(?:MEXICO|SPEI)$/.test(piezas[i + 1] ?? '') || deTransferencia.test(antes) || deBanco.has(antes)
}
/** The bank and who pays beside it, by two of the customer's names or by somebody's whole one, where no note is told apart. */
function isBancoDeQuien(piezas: readonly string[], i: number, { dichas, quienes }: Saber): boolean {
  if (quienes === null || piezas[i - 1] === aqui || piezas[i + 1] === aqui) return false
  if (piezas.slice(0, i).some((una) => una === abre || abreNota.test(una))) return false
  const suyas = (de: readonly string[]) => {
    const dos = de.filter((una) => !deForma.test(una)).slice(0, 2)
    return dos.length === 2 && dos.every((una) => dichas.has(una) && !deNota.has(una))
  }
  return (
    suyas(piezas.slice(i + 1)) ||
    suyas(piezas.slice(0, i).toReversed()) ||
    quienes.some(({ desde, hasta }) => desde === i + 1 || hasta === i)
  )
}
const deForma = /^(?:DEL?|LAS?|LOS|Y|SA|CV|AC|SC|RL|SAPI)$/
const deTransferencia =
  /^(?:SPEI|SPID|TEF|RECIBID[OA]|RECIBE|RECEPCION|BANCO|BCO|INSTITUCION|CONTRAPARTE|EMISORA?|INTERBANCARI[AO])$|RECIBID[OA]$/

type Saber = Suyas & {
  /** The customer's and the agent's. */
  deCasa: ReadonlySet<string>
  conocido: Conocido
  /** Whole names in the field, where the row is a transfer; else null. */
  quienes: readonly Nombre[] | null
  /** Printed by the bank, and no word of a customer's. */
  impresa: boolean
  /** In a field in which the bank tells of cash, and none is the code. */
  deEfectivo: boolean
}
function isExplicada(piezas: readonly string[], i: number, saber: Saber): boolean {
  const [anterior = '', pieza = '', siguiente = ''] = [piezas[i - 1], piezas[i], piezas[i + 1]]
  if (pieza === aqui || pieza === abre || pieza === cierra) return true
  if (deDosSentidos.test(pieza) && (anterior === aqui || (siguiente === aqui && !deDonde.test(anterior))))
    return false
  if (anterior === aqui && detrasDeOtro.test(pieza))
    return saber.propias.has(pieza) && saber.propias.has(siguiente)
  if (saber.deEfectivo && (isDeLugar(pieza) || (/^\d{3,5}$/.test(pieza) && isDeLugar(anterior)))) return true
  if (pieza === 'MEXICO' && deBanco.has(anterior)) return true
  if (pieza === 'Y') return saber.propias.has(anterior) && saber.propias.has(siguiente)
  if (deBanco.has(pieza) && (isBancoNombrado(piezas, i) || isBancoDeQuien(piezas, i, saber))) return true
  // «TRASPASO DE ABC123»: out of it. «ABC123 A…», «ABC123 PARA…»: for whom else, if not for whom it is.
  if (/^TRA(?:NSF|SP)/.test(pieza) && /^(?:DEL?|DESDE)$/.test(siguiente)) {
    const origen = piezas[i + 2] ?? ''
    return (
      origen === '' ||
      origen === cierra ||
      deImpreso.has(origen) ||
      deBanco.has(origen) ||
      (saber.dichas.has(origen) && !piezas.includes(aqui))
    )
  }
  if (anterior === aqui && /^(?:AL?|EN|PARA|POR|X)$/.test(pieza))
    return saber.propias.has(siguiente) || (/^(?:EN|PARA)$/.test(pieza) && meses.includes(siguiente))
  if (isDeFrase(piezas, i, saber)) return true
  if (/^\d+$/.test(pieza)) return isNumeroDelBanco(piezas, i, saber)
  if (servicios.has(pieza) && !saber.dichas.has(pieza))
    return (
      saber.propias.has(pieza) &&
      [anterior, siguiente].some((una) => saber.propias.has(una) && !saber.dichas.has(una))
    )
  if (isPalabra(pieza, saber)) return true
  if (isPariente(piezas, i, saber) || isNombreCortado(pieza, anterior, siguiente, saber)) return true
  if (deCodigo.test(pieza) && siguiente === aqui) return true
  if (pieza === 'ANT' && (anterior === '' || anterior === abre || anterior === cierra)) return true
  // The form of a company behind its name, and a name of the customer by its letter.
  if (pieza === 'S' && siguiente === 'DE') return saber.deCasa.has(anterior)
  if (pieza === 'C' && anterior === 'DE' && piezas[i - 2] === 'SA')
    return saber.deCasa.has(piezas[i - 3] ?? '')
  if (/^[A-Z]$/.test(pieza))
    return (
      (saber.propias.has(anterior) || saber.propias.has(siguiente)) &&
      [...saber.propias].some((one) => one.startsWith(pieza))
    )
  if (/^(?:SA|CV|SC|RL|SAPI|AC)$/.test(pieza))
    return saber.deCasa.has(anterior) || /^(?:SA|DE|RL)$/.test(anterior)
  // A clave of which no label tells: the bank's own, and no other booking's.
  if (/^(?=.*\d{10})[A-Z0-9]{13,40}$|^HSBC\d{6}$|^NU3[A-Z0-9]{20,30}$/.test(pieza)) return true
  return isPegada(pieza.replace(/^\d{7}(?=.)/, ''), saber)
}
/** What a code of a booking is called right before it. */
const deCodigo = /^(?:PNR|RECORD|EXPEDIENTE|EXP|FILE)$/
/** Beside the code they are what is paid for, also in the bank's field, but behind a word of a deposit. */
const deDosSentidos = /^(?:ENTRADA|RECEPCION|VENTANILLA|MOVIL|INGRESO|CAJERO)$/
/** Right behind the code they are of what is paid for: ABC123 INTERNACIONAL. */
const detrasDeOtro = /^(?:INTERNACIONAL|MEXICO|EXTRANJERO|ELECTRONIC[AO]|ENLACE|OXXO|BANCA|CORRESPONSAL)$/
const deDonde = /^(?:SPEI|DEP|DEPOSITO|EFECTIVO|BANCA|POR|EN)$/
function isPalabra(pieza: string, { propias, impresa, conocido }: Saber): boolean {
  const { dias, estancia, moneda, rfc } = conocido
  if (deNota.has(pieza)) return !isOtraCuota(pieza, conocido)
  if (isMalEscrita(pieza) || (impresa && deImpreso.has(pieza)) || pieza === rfc) return true
  if ([pieza, ...(abreviaturas.get(pieza) ?? [])].some((una) => propias.has(una))) return true
  if (moneda === 'MXN' ? /^(?:MXN|MXP|MN|PESOS)$/.test(pieza) : /^(?:USD|DLLS?|DOLARES)$/.test(pieza))
    return true
  const month = meses.findIndex(
    (one, i) => one === pieza || ingles[i] === pieza || (one.slice(0, 3) === pieza && pieza !== 'MAR'),
  )
  return month >= 0 && [...dias, ...(estancia ?? [])].some((one) => Number(one.slice(5, 7)) === month + 1)
}
/**
 * Made of words that explain themselves, and the code at most once: RECIBIDOSANTANDER, RESERVAABC123, 0051126PAGOABC123LAURA. A
 * short one is a word right before the code alone, and else the end of another one.
 */
function isPegada(pieza: string, saber: Saber): boolean {
  if (pieza.length > 48) return false
  const isHecha = (texto: string, ultimas?: RegExp): boolean =>
    texto === '' ||
    ultimas?.test(texto) === true ||
    Array.from({ length: Math.max(0, texto.length - 3) }, (_, i) => texto.length - i).some((n) => {
      const una = texto.slice(0, n)
      return !servicios.has(una) && isPalabra(una, saber) && isHecha(texto.slice(n), ultimas)
    })
  if (isHecha(pieza)) return true
  const [antes, ...despues] = pieza.split(saber.conocido.bookingCode)
  return (
    pieza !== saber.conocido.bookingCode &&
    despues.length === 1 &&
    isHecha(antes ?? '', /^(?:DEL?|RES|LOC|LIQ)$/) &&
    isHecha(despues[0] ?? '') &&
    !despues.concat(antes ?? '').some((una) => deDosSentidos.test(una))
  )
}

/**
 * Long numbers are the bank's; shorter ones are where they follow its own words; the year of the trip; and, where the pago has no
 * number of an operation, a telephone beside whose it is.
 */
function isNumeroDelBanco(piezas: readonly string[], i: number, { conocido, dichas, frase }: Saber): boolean {
  const [anterior = '', pieza = '', siguiente = ''] = [piezas[i - 1], piezas[i], piezas[i + 1]]
  const { dias, estancia, numeroTransaccion } = conocido
  if (pieza.length >= 17) return true
  if (pieza.length === 4) {
    // GENERACION 2026 of a trip of the GENERACION 2027.
    const suyo = / (20\d\d) /.exec(frase.split(` ${anterior}`)[1]?.slice(0, 6) ?? '')?.[1]
    if (suyo !== undefined && suyo !== pieza) return false
    const mes = meses.indexOf(/^DEL?$/.test(anterior) ? (piezas[i - 2] ?? '') : anterior) + 1
    const desde = mes === 0 ? pieza : `${pieza}-${String(mes).padStart(2, '0')}`
    return [...dias, ...(estancia ?? [])].some((one) => one.startsWith(desde))
  }
  if (
    numeroTransaccion === '' &&
    /^[2-9]\d{9}$/.test(pieza) &&
    (dichas.has(anterior) || dichas.has(siguiente))
  )
    return true
  return pieza.length >= 7 && (deNumero.test(anterior) || deBanco.has(anterior))
}
/** What banks print right before a number of theirs. */
const deNumero = /RECIBID[OA]$|^(?:EFECTIVO|SPEI|TERCEROS?|PRACTICAJA|CLABE|ORDENANTE|BNET|BMOV|MEXICO)$/
