"""What a server must withstand: being killed, a full disk, a database that goes away."""
