import { buenLote, type LoteMuestra } from '@valija/sandbox/muestras/lote.ts'
import { abrirSubidas } from '../apps/server/testing/subidas.ts'
import { atacantes } from './apuro/atacantes.ts'
import { desdeDireccion, dia, limites, startEscena } from './apuro/escena.ts'
import { entregarLote } from './apuro/hotel.ts'
import { round, say } from './measure.ts'

const porLote = 20
// 104 bills through a channel whose rules are others.
const hoteles = ['101', '102', '103', '105', '107']

/**
 * A morning of fifty hotels of twenty invoices at once, each with its account, beside one attacker of each kind. It fails
 * when cheap reads are slow, a process grows beyond its bound, or one of the fifty meets an error. Without attackers as many
 * hotels come again, to a process that is warm and that nobody else asks: what a factura costs the processor is theirs.
 * `npm run bench -- apuro [HOTELS] [sinAtaque]`.
 */
export async function run(args: string[]): Promise<void> {
  const cuantos = Number(args[0] ?? 50)
  const conAtaque = args[1] !== 'sinAtaque'
  const lotes: { proveedor: string; lote: LoteMuestra }[] = []
  for (let i = 0; i < (conAtaque ? cuantos : cuantos * 2); i++) {
    const proveedor = hoteles[i % hoteles.length] ?? '101'
    lotes.push({ proveedor, lote: await buenLote({ n: porLote, proveedor, dia, desde: 1000 + i * porLote }) })
  }
  const [bueno] = (await buenLote({ n: 1, proveedor: '101', dia, desde: 0, sinPdf: true })).xmls
  if (!bueno) throw new Error('no sample')
  const escena = await startEscena([
    { rol: 'admin', claims: [] },
    { rol: 'proveedor', claims: [['idProveedor', '106']] },
    { rol: 'proveedor', claims: [['idProveedor', '101']] },
    { rol: 'comisionista', claims: [['idComisionista', '501']] },
    ...lotes.map(({ proveedor }) => ({
      rol: 'proveedor',
      claims: [['idProveedor', proveedor]] as [string, string][],
    })),
  ])
  const [admin = '', inocente = '', malo = '', agente = '', ...cuentas] = escena.tokens
  const subidas = await abrirSubidas(
    escena.url,
    { admin, proveedor: malo, comisionista: agente },
    { xml: bueno, proveedor: 101 },
  )
  let sigue = true
  const ver = escena.mirar(inocente)
  const inicio = performance.now()
  const ataques = conAtaque
    ? Object.values(atacantes(escena.url, malo, subidas)).map((ataque) => ataque(() => sigue))
    : []
  const entregar = async (desde: number): Promise<string[]> => {
    const hechas = lotes.slice(desde, desde + cuantos).map(({ proveedor, lote }, i) => {
      const cuenta = cuentas[desde + i] ?? ''
      return entregarLote(escena.url, cuenta, Number(proveedor), lote, desdeDireccion(1, desde + i))
    })
    return (await Promise.all(hechas)).flat()
  }
  const errores = await entregar(0)
  const segundos = Math.round((performance.now() - inicio) / 1000)
  const vista = await ver()
  sigue = false
  await Promise.all(ataques)
  const antes = escena.cpuMs()
  if (!conAtaque) errores.push(...(await entregar(cuantos)))
  const despues = escena.cpuMs()
  await escena.stop()
  const cumple =
    errores.length === 0 &&
    vista.fallas.length === 0 &&
    vista.get.p99 <= limites.getP99Ms &&
    vista.procesoMb <= limites.procesoMb &&
    vista.lectorMb <= limites.lectorMb
  console.log(
    JSON.stringify({
      medida: 'apuro',
      hoteles: cuantos,
      facturas: cuantos * porLote,
      atacantes: ataques.length,
      segundos,
      ...vista,
      limites,
      errores: errores.length,
      primeros: errores.slice(0, 10),
      cumple,
    }),
  )
  if (!conAtaque) {
    const porFactura = (ms: number) => round(ms / (cuantos * porLote))
    const [proceso, lectores] = [despues.proceso - antes.proceso, despues.lectores - antes.lectores]
    say({
      medida: 'procesador del servidor y sus lectores por factura, de la subida al lote guardado (ms)',
      valor: porFactura(proceso + lectores),
      maximo: 10,
      proceso: porFactura(proceso),
      lectores: porFactura(lectores),
      enFrioYMirado: porFactura(vista.cpuMs),
    })
  }
  if (!cumple) process.exitCode = 1
}
