import type { WriteDocument } from '@kit/shell/feature'
import { contactOf, runBy } from './runBy.ts'

const privacy: WriteDocument = (message, facts) => ({
  language: 'pt',
  introduction: [
    `Esta página diz quais dados ${facts.brand} guarda sobre você. Ela indica o que o site realmente armazena, em palavras simples.`,
    ...runBy(facts),
  ],
  sections: [
    {
      id: 'given',
      heading: message('information.privacy.given'),
      body: [
        'Quando você se cadastra: seu número de celular, um nome de usuário, uma senha e um e-mail, se você informar um. Da senha guardamos apenas um hash, do qual ela não pode ser recuperada.',
        'Quando você deposita ou saca: o valor, a referência do pagamento, a foto do comprovante e a conta que recebe os saques. Quando você nos escreve: o que escreveu.',
        'Se precisarmos verificar quem você é: os documentos que você envia para isso.',
      ],
    },
    {
      id: 'use',
      heading: message('information.privacy.use'),
      body: [
        'Cada aposta com sua odd, valor e horários, e cada mudança do seu saldo: a lei e a justiça com os outros jogadores exigem um registro completo.',
        'Com um login e com uma aposta guardamos o endereço de internet, o país, a região e a cidade a que ele pertence e o tipo de navegador. Descobrimos o lugar só pelo endereço e nunca pedimos a posição do seu dispositivo.',
        'Logins, alterações da senha e das contas para saques são gravados em um registro de segurança, para que um roubo possa ser percebido e rastreado.',
      ],
    },
    {
      id: 'browser',
      heading: message('information.privacy.browser'),
      body: [
        'O site guarda alguns valores no armazenamento do seu navegador. Você pode apagar todos nas configurações dele; nesse caso, sai da conta.',
        {
          list: [
            'seu login: até você sair, ou fechar o navegador se não marcou “Lembrar de mim”; depois de sete dias ele termina sozinho',
            'o nome de usuário, se você marcou “Lembrar de mim”',
            'idioma, tema claro ou escuro, seus valores e opções do cupom de apostas',
            'a última configuração do site, para que ele comece sem espera',
            'o link que trouxe você aqui (campanha, código de indicação, filial, código promocional): por 30 dias, para ser enviado com um cadastro',
          ],
        },
        'O único cookie que o próprio site define distingue uma sessão do seu navegador da seguinte. Cookies do servidor do operador evitam que seu próprio dispositivo seja bloqueado enquanto outra pessoa tenta adivinhar sua senha.',
      ],
    },
    {
      id: 'purpose',
      heading: message('information.privacy.purpose'),
      body: [
        'Para manter sua conta, aceitar e liquidar apostas, pagar você, proteger as contas, cumprir os deveres que a lei impõe a um operador de apostas e responder a você. Medição e publicidade de terceiros só são usadas onde o site avisa.',
        'Não vendemos seus dados, e nenhuma decisão sobre você fica só a cargo de um programa, exceto os limites de um mercado, que valem para todos.',
      ],
    },
    {
      id: 'others',
      heading: message('information.privacy.others'),
      body: [
        'Os serviços de pagamento recebem o que um pagamento precisa. Os criadores dos jogos de cassino recebem um identificador e os valores de uma rodada, mas nem seu nome nem seu celular. As autoridades recebem o que a lei nos obriga a entregar.',
        'Um chat ou vídeo de outra empresa, onde o site oferece um, é carregado dessa empresa, que então fica sabendo seu endereço de internet.',
      ],
    },
    {
      id: 'time',
      heading: message('information.privacy.time'),
      body: [
        'Apostas, pagamentos e provas de identidade são guardados pelo tempo que a lei sobre apostas e lavagem de dinheiro exige, em geral cinco anos depois do encerramento da conta. O registro de segurança é guardado enquanto puder ajudar a rastrear um abuso. Todo o resto é apagado junto com a conta.',
        'Uma conta demo e tudo o que pertence a ela dura seis horas.',
      ],
    },
    {
      id: 'rights',
      heading: message('information.privacy.rights'),
      body: [
        'Você pode perguntar quais dados temos sobre você e receber uma cópia, pedir a correção de erros e pedir a exclusão do que não precisamos guardar. Você pode se opor à publicidade a qualquer momento.',
        contactOf(facts),
      ],
    },
  ],
})
export default privacy
