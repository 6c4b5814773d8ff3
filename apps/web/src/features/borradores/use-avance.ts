import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { borradoresApi } from '../../lib/llamadas/borradores.ts'
import { useTurn } from '../../lib/use-turn.ts'
import type { useWork } from '../../lib/use-work.ts'
import { changeOf, validateFacturas } from './borrador-calls.ts'
import { nextOf } from './dictamen.ts'
import { isReunido } from './reunido.tsx'
import type { StepProps } from './step-props.ts'

/** How far the draft is, and the one button that takes it further. */
export function useAvance(
  { id, borrador, filas, papeles, checks, goTo }: StepProps,
  siguen: number,
  { busy, run }: Pick<ReturnType<typeof useWork>, 'busy' | 'run'>,
) {
  const change = changeOf(id)
  const { now } = useTurn()
  const validadas = borrador?.facturasValidadas === true
  const pendientes = borrador?.satPendientes ?? 0
  const sinHotel = borrador !== undefined && borrador.proveedor === null
  const reunido = borrador !== undefined && papeles.pdfsEnEspera === 0 && isReunido(borrador)
  const validate = () => void run(() => validateFacturas(id))
  const load = () =>
    void run(async () => {
      await change(borradoresApi.validarLote({ params: { id } }))
      if (!now().aborted) goTo('confirmar', true)
    })
  const { que, ...waiting } = nextOf({
    hayBorrador: borrador !== undefined,
    validadas,
    reunido,
    sinHotel,
    siguen,
    pendientes,
    enEspera: filas.enEspera + filas.porOir,
  })
  const ways = {
    cargar: { text: t.cargarLote, onClick: load, busy },
    continuar: { text: t.continuarCon({ n: siguen }), onClick: () => goTo('layout') },
    validar: { text: t.validarFacturas, onClick: validate, busy: busy || checks.busy },
  }
  return { validadas, pendientes, sinHotel, reunido, validate, next: { ...ways[que], ...waiting } }
}
