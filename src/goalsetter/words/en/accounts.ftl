### Accounts: what the server answers, and the commands of its owner.

## Why somebody is not let in.

server-account-not-yours = You can't open this with your account. Ask the coach of the class.
server-account-sign-in = Please sign in first.
server-account-no-card = This card does not work any more. Ask your coach for a new one.
server-account-wrong-words = That did not match. Check your nickname, the two words and the number.
server-account-wrong-password = That did not match. Check your login and your password.
server-account-too-many = Too many wrong tries. Wait a minute, then try again.
server-account-no-link = This link was used, or it is too old. Ask for a new one.
server-account-login-taken = Somebody has this login. Try another one.
server-account-login = A login has 3 to { $most } letters, digits or . @ + - signs. I got “{ $came }”.
server-account-password = A password has { $least } to { $most } signs. It can't be your login.
server-account-email = I can't read this e-mail address. Check it, or leave it empty.
server-account-text = I need a { $what } with 1 to { $most } signs. I got “{ $came }”.
server-account-post = I don't know the post “{ $came }”. Choose { $known }.
server-account-no-colleague = Nobody at your school has this login. Check it, or invite them first.

## Why something is not done with a class.

server-roster-unclean =
    { $count ->
        [one] One thing in the list must be fixed first. No child was added.
       *[other] { $count } things in the list must be fixed first. No child was added.
    }
server-class-full = A class has { $most } children at most.
server-class-no-room = Your class has no room open now. Wait for your coach.
server-nickname-taken = Somebody at your school has the nickname “{ $name }”. Try another one.
server-guardians-enough = A child has { $most } guardians at most. Hand over instead.
server-coaches-enough = A class has { $most } coaches at most.
server-renewed = The table was made new. Come back in: your game goes on.

## The key of real names.

accounts-key-missing = The key of the real names is not at { $path }. Put it back, or restore it.
accounts-key-unread = I can't read the key of the real names at { $path }.
accounts-key-unwritten = I can't write the key of the real names to { $path }.
accounts-key-wrong = The key at { $path } does not open the real names. Give the right file with --names-key.
accounts-key-changed =
    { $count ->
        [one] One real name is locked with a new key. Save the new key file.
       *[other] { $count } real names are locked with a new key. Save the new key file.
    }

## The owner's commands.

help-accounts = Make the first account, help people back in, change the key of names.
help-accounts-start = Make a school and a link for its first grown-up.
help-accounts-school = The name of the school.
help-accounts-post = What the grown-up is: coach, judge or director.
help-accounts-address = The address at which people open the server.
help-accounts-recover = Make a link that sets a new password.
help-accounts-login = The login of the grown-up.
help-accounts-list = List the grown-ups of each school.
help-accounts-new-key = Lock all real names with a new key. The server may keep running.
help-accounts-drop-old = Forget the old keys. Old backups can't be read then.
help-accounts-erase = Delete children and their names for good.
help-accounts-child = The id of a child: it stands in the address of the child's page.
help-restore-names-key = The file with the key of real names that the backup needs.
accounts-link = Open this link once, within a week: { $link }
accounts-line = { $school }: { $name } ({ $login }), { $post }; { $classes } classes, { $children } children
accounts-none = There are no accounts yet. Begin with: goalsetter accounts start "My School"
accounts-no-login = Nobody has the login “{ $login }”. See goalsetter accounts list.
accounts-erased =
    { $count ->
        [one] One child is deleted.
       *[other] { $count } children are deleted.
    }
