import { useQueryClient } from '@tanstack/react-query'
import type { FacturaBorrador, LoteGuardado } from '@valija/contract/borradores.ts'
import { enSumas } from '@valija/contract/en-pesos.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { facturasMensajes } from '@valija/contract/messages/facturas.ts'
import { useState } from 'react'
import { underTitle } from '../../lib/api-error.ts'
import { dinero, numero } from '../../lib/formats.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pairs } from '../../ui/pairs.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { Wizard } from '../../ui/wizard.tsx'
import { borradoresQuery, borradorQuery, saveLote } from './borrador-calls.ts'
import { FacturasDelResumen } from './facturas-del-resumen.tsx'
import { LeftOut } from './left-out.tsx'
import type { StepWithBorrador } from './step-props.ts'

/** Step 8: what will be saved, in counts and sums, and the documented confirmation. */
export function StepConfirmar({
  id,
  borrador,
  filas,
  checks,
  wizard,
  goTo,
  onSaved,
  preguntar,
}: StepWithBorrador & {
  /** Cargar lote was pressed already. */ preguntar: boolean
  onSaved: (lote: LoteGuardado) => void
}) {
  const [open, setOpen] = useState(preguntar)
  const client = useQueryClient()
  const { listas, facturas, proveedor, nombre } = borrador
  const sinVerificar = facturas.filter(({ situacion, lista }) => lista && situacion === 'sinVerificar').length
  const fuera = facturas.filter(({ lista }) => !lista)
  const resumen: [string, string][] = [
    [t.resumenNombre, nombre],
    [t.resumenHotel, proveedor?.razonSocial ?? ''],
    [t.resumenFacturas, numero(listas.facturas)],
    [t.resumenReservas, numero(listas.reservas)],
    [t.resumenTotal, dinero(listas.total, listas.moneda)],
    [t.resumenFuera, numero(fuera.length)],
  ]
  const save = async () => {
    try {
      onSaved(await saveLote(id, proveedor?.id))
      void client.invalidateQueries(borradoresQuery)
    } catch (error) {
      // Whatever changed meanwhile shows under the dialog.
      await client.invalidateQueries(borradorQuery(id))
      underTitle(facturasMensajes.guardarFallo)(error)
    }
  }
  return (
    <Wizard
      {...wizard}
      current="confirmar"
      onBack={() => goTo('nombre')}
      next={{ text: t.cargarLote, onClick: () => setOpen(true) }}
      summary={
        <>
          <b>{t.continuan({ n: listas.facturas })}</b>
          {t.porTotal({ total: dinero(listas.total, listas.moneda) })}
        </>
      }
    >
      <LeftOut id={id} filas={filas} error={checks.error} />
      <Stack max={720}>
        <PaddedPanel>
          <Pairs rows={resumen} names="narrow" weight={600} />
        </PaddedPanel>
        <FacturasDelResumen
          titulo={t.verLasDelLote({ n: listas.facturas, total: dinero(listas.total, listas.moneda) })}
          facturas={facturas.filter(({ lista }) => lista)}
        />
        <FacturasDelResumen
          titulo={t.verLasDeFuera({ n: fuera.length, total: enSumas(cabecerasDe(fuera)) })}
          facturas={fuera}
          motivos
        />
        {sinVerificar === 0 ? null : (
          <Notice tono="neutro" title={`${t.resumenSinVerificar}: ${numero(sinVerificar)}`}>
            {t.sinVerificarAviso}
          </Notice>
        )}
      </Stack>
      {open ? (
        <ConfirmDialog
          onClose={() => setOpen(false)}
          title={t.confirmarTitulo}
          confirm={t.confirmar}
          onConfirm={save}
        >
          {t.confirmarTexto({ n: listas.facturas, total: dinero(listas.total, listas.moneda), nombre })}
        </ConfirmDialog>
      ) : null}
    </Wizard>
  )
}

const cabecerasDe = (facturas: readonly FacturaBorrador[]) =>
  facturas.flatMap(({ cabecera }) => cabecera ?? [])
