import { usuariosPantalla } from '@valija/contract/messages/usuarios-pantalla.ts'
import { accesoApi } from '../../lib/llamadas/acceso.ts'
import { answerProof } from '../../lib/proof.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { hasLlaves } from './llave.ts'
import { OwnerForm } from './owner-form.tsx'

/** Who is there, before what gives power to others; then what was being done goes on. */
export default function ProofDialog() {
  return (
    <Dialog title={usuariosPantalla.confirmaQueEres} size={480} onClose={() => answerProof(false)}>
      <span>{usuariosPantalla.confirmaQueEresTexto}</span>
      <OwnerForm
        submit={usuariosPantalla.continuar}
        onSubmit={(prueba) => accesoApi.probar({ body: prueba })}
        onDone={() => answerProof(true)}
        onCancel={() => answerProof(false)}
        withLlave={hasLlaves()}
      />
    </Dialog>
  )
}
