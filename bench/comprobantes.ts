import { readdirSync, readFileSync } from 'node:fs'
import { extraer } from '@valija/documents/comprobantes/extraccion/extraer.ts'
import { umbrales } from '@valija/documents/comprobantes/extraccion/umbrales.ts'
import { readTexto } from '@valija/documents/comprobantes/lectura/read-texto.ts'
import type { TextoDeComprobante } from '@valija/documents/comprobantes/tipos.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { archivoDe, close, huella, kept } from './comprobantes/dibujar.ts'
import { type Clase, clases } from './comprobantes/estropear.ts'
import { layouts } from './comprobantes/layouts.ts'

const hoy = '2026-11-22' as Dia
const lectura = new URL('../packages/documents/src/comprobantes/lectura/', import.meta.url)
/** Words are read again only when what reads them changed. */
const lector = huella(
  ...readdirSync(lectura)
    .filter((file) => /^(?:letras|preparar|read-pdf|read-texto|words)[\w-]*(?<!\.test)\.ts$/.test(file))
    .toSorted()
    .map((file) => readFileSync(new URL(file, lectura))),
)
type Leida = { lectura: TextoDeComprobante; segundos: number; cpu: number }

async function leer(clase: Clase, bytes: Uint8Array): Promise<Leida> {
  const text = await kept(`${huella(bytes, lector)}.${clase}.json`, async () => {
    const [start, cpu] = [performance.now(), process.cpuUsage()]
    const read = await readTexto(bytes)
    const { user, system } = process.cpuUsage(cpu)
    const leida: Leida = {
      lectura: read,
      segundos: (performance.now() - start) / 1000,
      cpu: (user + system) / 1e6,
    }
    return new TextEncoder().encode(JSON.stringify(leida))
  })
  return JSON.parse(new TextDecoder().decode(text)) as Leida
}

type Cuenta = Record<'bien' | 'mal' | 'falta' | 'segura', number>
/** How much of each must be read, in each form; null where the form is too hard to ask for it. */
const limites: Record<Clase, { monto: number; fecha: number | null; numero: number | null }> = {
  pdf: { monto: 0.95, fecha: 0.9, numero: 0.95 },
  captura: { monto: 0.9, fecha: 0.9, numero: 0.9 },
  reenviada: { monto: 0.9, fecha: 0.9, numero: 0.9 },
  escaneado: { monto: 0.9, fecha: 0.9, numero: 0.9 },
  foto: { monto: 0.75, fecha: 0.9, numero: 0.8 },
  dificil: { monto: 0.5, fecha: null, numero: null },
}
const precisionDeNumeros = 0.97
const segundosP50 = 3
const segundosP95 = 8

/**
 * Pages of banks, wallets, stores and terminals that no profile of the reader was made from, in every form in which
 * they arrive, beside pages that are no payment. `-- comprobantes pdf,captura` reads only those forms, `m=4` one page in
 * four of each, `n=cep` the layouts of that name, `s=dos` other payments on them; `v` tells each field that is not right. What was read is kept: a run
 * that was stopped goes on where it was. Fails below its limits. The even layouts (`a`) were looked at while the rules were written; the odd (`b`) were not.
 */
export async function run(args: string[]): Promise<void> {
  const verbose = args.includes('v')
  const solo = args.find((arg) => arg !== 'v' && !arg.includes('='))?.split(',') ?? clases
  const cada = Number(args.find((arg) => arg.startsWith('m='))?.slice(2) ?? '1')
  const nombre = args.find((arg) => arg.startsWith('n='))?.slice(2)
  const semilla = args.find((arg) => arg.startsWith('s='))?.slice(2) ?? 'uno'
  const cuentas = new Map<string, Cuenta>()
  const tiempos: number[] = []
  const cpus: number[] = []
  const fallas: string[] = []
  const seguras: string[] = []
  const add = (clave: string, que: keyof Cuenta) => {
    const cuenta = cuentas.get(clave) ?? { bien: 0, mal: 0, falta: 0, segura: 0 }
    cuenta[que] += 1
    cuentas.set(clave, cuenta)
  }
  for (const clase of clases.filter((one) => solo.includes(one)))
    for (const [index, layout] of layouts.entries()) {
      if (nombre && !layout.nombre.includes(nombre)) continue
      if ((index + clases.indexOf(clase)) % cada !== 0) continue
      const mitad = index % 2 === 0 ? 'a' : 'b'
      const { bytes, pago } = await archivoDe(layout, clase, semilla)
      const leida = await leer(clase, bytes)
      tiempos.push(leida.segundos)
      cpus.push(leida.cpu)
      const extraccion = leida.lectura.leido ? extraer(leida.lectura.paginas, { hoy }) : null
      const campos = extraccion?.campos ?? {}
      const quien = `${clase}/${layout.nombre}`
      const sure = Object.values(campos).some(({ confianza }) => confianza >= umbrales.alta)
      if (!layout.pagado) {
        if (sure && extraccion?.noEsPago === null) seguras.push(`${quien}: unpaid taken as sure`)
        add(
          `${clase}.sinPago`,
          extraccion === null || extraccion.noEsPago !== null ? 'bien' : sure ? 'mal' : 'falta',
        )
        if (verbose && extraccion?.noEsPago === null) console.error(`${quien}: not told`)
        continue
      }
      if (extraccion?.noEsPago) add(`${clase}.pagadoNegado`, 'mal')
      if (verbose && extraccion?.noEsPago) console.error(`${quien}: told as ${extraccion.noEsPago}`)
      const digitos = layout.destino?.(pago)
      if (digitos) {
        const leidos = extraccion?.destino?.cuenta?.digitos
        const bien = leidos?.endsWith(digitos)
        add(`${clase}.destino`, !leidos ? 'falta' : bien ? 'bien' : 'mal')
        if (verbose && !bien) console.error(`${quien} destino: «${leidos ?? ''}», it says «${digitos}»`)
      }
      const verdad = { montoPagado: pago.monto, fechaPago: pago.dmy, numeroTransaccion: layout.numero(pago) }
      for (const campo of ['montoPagado', 'fechaPago', 'numeroTransaccion'] as const) {
        const leido = campos[campo]
        const truth = verdad[campo]
        // It shows none and none was read.
        if (!leido && truth === null) continue
        const que = !leido
          ? 'falta'
          : leido.valor === truth?.toUpperCase() || leido.valor === truth
            ? 'bien'
            : 'mal'
        for (const key of [`${clase}.${campo}`, `${clase}.${mitad}.${campo}`]) {
          add(key, que)
          if (leido && leido.confianza >= umbrales.alta) add(key, 'segura')
        }
        if (que === 'mal' && leido && leido.confianza >= umbrales.alta)
          seguras.push(`${quien} ${campo}: «${leido.valor}» sure, it says «${truth}»`)
        if (verbose && que !== 'bien')
          console.error(
            `${quien} [${mitad}] ${campo}: «${leido?.valor ?? ''}» ${leido?.confianza ?? ''} ${leido?.dudas.join() ?? ''}, it says «${truth}»`,
          )
      }
    }
  await close()
  const parte = (cuenta: Cuenta | undefined, de: 'recuperado' | 'precision') => {
    if (!cuenta) return 1
    const { bien, mal, falta } = cuenta
    const total = de === 'recuperado' ? bien + mal + falta : bien + mal
    return total === 0 ? 1 : bien / total
  }
  const round = (n: number) => Math.round(n * 1000) / 1000
  for (const [clave, cuenta] of [...cuentas].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(
      JSON.stringify({
        medida: `comprobantes.${clave}`,
        ...cuenta,
        recuperado: round(parte(cuenta, 'recuperado')),
        precision: round(parte(cuenta, 'precision')),
      }),
    )
  const at = (list: number[], part: number) =>
    round(list.toSorted((a, b) => a - b)[Math.floor((list.length - 1) * part)] ?? 0)
  console.log(
    JSON.stringify({
      medida: 'comprobantes.segundos',
      n: tiempos.length,
      p50: at(tiempos, 0.5),
      p95: at(tiempos, 0.95),
      cpuP50: at(cpus, 0.5),
      cpuP95: at(cpus, 0.95),
    }),
  )
  const need = (que: string, value: number, minimo: number) => {
    if (value < minimo) fallas.push(`${que}: ${round(value)} < ${minimo}`)
  }
  let numeros = { bien: 0, mal: 0, falta: 0, segura: 0 }
  for (const clase of clases) {
    const { monto, fecha, numero: deNumeros } = limites[clase]
    const recall = (campo: string) => parte(cuentas.get(`${clase}.${campo}`), 'recuperado')
    need(`${clase} amount recall`, recall('montoPagado'), monto)
    if (fecha) need(`${clase} date recall`, recall('fechaPago'), fecha)
    if (deNumeros) need(`${clase} number recall`, recall('numeroTransaccion'), deNumeros)
    const numero = cuentas.get(`${clase}.numeroTransaccion`)
    if (numero) numeros = { ...numeros, bien: numeros.bien + numero.bien, mal: numeros.mal + numero.mal }
  }
  need('precision of numbers', parte(numeros, 'precision'), precisionDeNumeros)
  // A reading keeps one core busy: its CPU time is its time where a core is free, whatever else the machine does.
  if (at(cpus, 0.5) > segundosP50) fallas.push(`p50 ${at(cpus, 0.5)} s of CPU > ${segundosP50}`)
  if (at(cpus, 0.95) > segundosP95) fallas.push(`p95 ${at(cpus, 0.95)} s of CPU > ${segundosP95}`)
  fallas.push(...seguras)
  console.log(
    JSON.stringify({
      medida: 'comprobantes.limites',
      precisionDeNumeros: round(parte(numeros, 'precision')),
      seguroMal: seguras.length,
      pasa: fallas.length === 0,
    }),
  )
  for (const falla of fallas) console.error(`FALLA ${falla}`)
  if (fallas.length > 0) process.exitCode = 1
  // The reader of letters keeps its thread.
  setImmediate(() => process.exit())
}
