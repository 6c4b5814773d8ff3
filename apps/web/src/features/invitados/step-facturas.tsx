import Button from '@mui/material/Button'
import { maximosInvitado } from '@valija/contract/invitados.ts'
import { crearLote } from '@valija/contract/messages/crear-lote.ts'
import { facturasMensajes } from '@valija/contract/messages/facturas.ts'
import { invitadosPantalla } from '@valija/contract/messages/invitados-pantalla.ts'
import { useRef } from 'react'
import { invitadosApi } from '../../lib/llamadas/invitados.ts'
import { usePhone } from '../../lib/use-media.ts'
import { useWork } from '../../lib/use-work.ts'
import { Avisos } from '../../ui/facturas/avisos.tsx'
import { DictamenPanes } from '../../ui/facturas/dictamen-panes.tsx'
import { FacturaTable } from '../../ui/facturas/factura-table.tsx'
import type { Fila } from '../../ui/facturas/fila.ts'
import { nombreDe } from '../../ui/facturas/group-filas.ts'
import { Rechazados } from '../../ui/facturas/rechazados.tsx'
import { XmlDrop } from '../../ui/facturas/xml-drop.tsx'
import { Quiet, Stack } from '../../ui/layout.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts.ts'
import { UploadRows } from '../../ui/upload-rows.tsx'
import { Wizard } from '../../ui/wizard.tsx'
import { changeCarga, headers } from './carga-calls.ts'
import { Continuan, nextOf } from './continuan.tsx'
import { DictamenInvitado } from './dictamen-invitado.tsx'
import { avisosDePaso } from './por-paso.ts'
import { Progress } from './progress.tsx'
import type { ConPdfs, StepProps } from './step-props.ts'
import { useElegida } from './use-elegida.ts'

const t = invitadosPantalla.carga

/** Step 1: the XML files, and what the rules and the SAT say of each. */
export function StepFacturas({ carga: estado, pdfs, wizard, goTo }: StepProps & ConPdfs) {
  const { carga, filas, intake } = estado
  const phone = usePhone()
  const drop = useRef<HTMLDivElement>(null)
  const { busy, failure, run } = useWork()
  const remove = (ids: readonly string[]) =>
    run(async () => {
      for (const id of ids) {
        const queda = await changeCarga(invitadosApi.quitarCfdi({ params: { cfdi: id }, headers: headers() }))
        if (queda.facturas.length === 0) toast(facturasMensajes.registrosEliminados, { tono: 'info' })
      }
    })
  const removeOne = async (fila: Fila) => {
    if (fila.id === null) return intake.dismiss(fila.clave)
    await remove([fila.id])
    if (filas.length > 1) toast(crearLote.quitada({ nombre: nombreDe(fila) }), { tono: 'info' })
  }
  const loadOthers = async (ids: readonly string[]) => {
    await remove(ids)
    drop.current?.querySelector('button')?.focus()
  }

  const sueltos = carga?.pdfsSueltos ?? []
  const { todas, mostradas, elegida, setClave, abierto, setDeAviso } = useElegida(estado)
  const card = (fila: Fila) => (
    <DictamenInvitado
      key={fila.clave}
      fila={fila}
      correccion={carga?.facturas.find(({ id }) => id === fila.id)?.correccion ?? null}
      bare={phone}
    />
  )
  return (
    <Wizard
      {...wizard}
      current="facturas"
      next={todas.length === 0 ? undefined : { ...nextOf(estado), onClick: () => goTo('reservas') }}
      summary={
        carga === undefined || carga.continuan.facturas === 0 ? undefined : (
          <Continuan carga={carga} filas={filas} />
        )
      }
    >
      <Stack>
        <ErrorNotice error={failure} />
        <div ref={drop}>
          <XmlDrop
            intake={intake}
            hay={todas.length}
            takesLayout={false}
            onPapers={({ pdf }) => void pdfs.add(pdf)}
            maxFiles={maximosInvitado.archivosXml}
            maxSize={maximosInvitado.bytesXml}
            compact={todas.length > 0}
          >
            {t.reglasXml({ n: maximosInvitado.archivosXml })}
          </XmlDrop>
        </div>
        <UploadRows rows={pdfs.rows} onRemove={pdfs.remove} />
        <ErrorNotice error={pdfs.error} />
        {sueltos.length === 0 ? null : (
          <Quiet role="status">{t.pdfsSueltos({ nombres: sueltos.map(({ nombre }) => nombre) })}</Quiet>
        )}
        <Progress
          estado={estado}
          busy={busy}
          onVerify={() => void run(() => changeCarga(invitadosApi.verificar({ headers: headers() })))}
        />
        <Rechazados rechazados={estado.rechazados} onDismiss={intake.dismiss} />
        <Avisos
          avisos={avisosDePaso(carga?.avisos ?? []).facturas}
          abierto={abierto ?? null}
          onVer={setDeAviso}
          action={({ codigo, ids }) =>
            cargaOtras.includes(codigo) ? (
              <Button size="small" variant="outlined" loading={busy} onClick={() => void loadOthers(ids)}>
                {t.cargarOtras}
              </Button>
            ) : undefined
          }
        />
        {todas.length === 0 ? null : (
          <DictamenPanes aside={elegida === undefined ? null : card(elegida)}>
            <FacturaTable
              filas={mostradas}
              elegida={elegida}
              onElegir={setClave}
              onQuitar={(fila) => void removeOne(fila)}
              conPdf
              card={card}
            />
          </DictamenPanes>
        )}
      </Stack>
    </Wizard>
  )
}

/** Notices that ask for other invoices instead of these. */
const cargaOtras = ['receptorIncorrecto', 'metodoDePagoIncorrecto']
