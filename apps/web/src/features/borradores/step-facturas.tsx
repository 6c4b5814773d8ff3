import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { XmlDrop } from '../../ui/facturas/xml-drop.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { Wizard } from '../../ui/wizard.tsx'
import { ContinuarBorrador } from './continuar-borrador.tsx'
import { dropOf } from './drop-of.ts'
import { LeftOut } from './left-out.tsx'
import type { StepProps } from './step-props.ts'

/** Step 1: the XML files. The first one that is read opens the dictamen. */
export function StepFacturas({
  id,
  filas,
  checks,
  papeles,
  wizard,
  goTo,
  borrador,
  loading,
}: StepProps & { loading: boolean }) {
  return (
    <Wizard
      {...wizard}
      current="facturas"
      next={
        filas.filas.length === 0 ? undefined : { text: t.pasos.dictamen, onClick: () => goTo('dictamen') }
      }
    >
      <Stack>
        {loading && filas.filas.length === 0 ? <Waiting /> : null}
        <ContinuarBorrador except={id} />
        <XmlDrop {...dropOf({ id, borrador, filas })} onDropped={() => goTo('dictamen')}>
          {t.reglasDeUnaVez}
        </XmlDrop>
        {papeles.juntos && filas.filas.length === 0 ? (
          <Notice tono="atencion" title={t.faltanLosXml}>
            {t.papelesAqui}
          </Notice>
        ) : null}
        <LeftOut id={id} filas={filas} error={checks.error} />
      </Stack>
    </Wizard>
  )
}
